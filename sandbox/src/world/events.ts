import type { Mail } from './mailbox.ts'
import type { RecordEntry } from './record.ts'
import type { Review, ReviewChange } from './reviews.ts'
import type { TokenState } from './tokens.ts'
import type { Webhook } from './webhooks.ts'

/** Everything that survives a kill. Applying all of them in order, after the demo data, gives the world again. */
export type WorldEvent =
  | { type: 'began'; epoch: string }
  | { type: 'shop-opened'; domain: string; name: string; token: string }
  | { type: 'review-written'; review: Review }
  | { type: 'review-edited'; id: number; change: ReviewChange }
  | { type: 'recorded'; entry: RecordEntry }
  | { type: 'webhook-registered'; webhook: Webhook }
  | { type: 'webhook-removed'; shop: string; key: string; url: string }
  | { type: 'token-issued'; token: string; shop: string; scopes: string[]; clientSecret: string }
  | { type: 'tokens-set'; shop: string; state: TokenState }
  | { type: 'mail-received'; mail: Mail }
  | { type: 'clock-moved'; milliseconds: number }
