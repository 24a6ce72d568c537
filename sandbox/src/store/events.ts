import type { Account } from './accounts.ts'
import type { Mail } from './mailbox.ts'
import type { CommentChange, Post, SocialComment } from './posts.ts'
import type { RecordEntry } from './record.ts'
import type { Review, ReviewChange } from './reviews.ts'
import type { NewToken, TokenState } from './tokens.ts'
import type { Webhook } from './webhooks.ts'

/** Every change that survives a restart: applying them in order to the demo data restores the store. */
export type StoreEvent =
  | { type: 'began'; epoch: string }
  | { type: 'shop-opened'; platform?: string; domain: string; name: string; token: string }
  | { type: 'review-written'; review: Review }
  | { type: 'review-edited'; id: number; change: ReviewChange }
  | { type: 'account-opened'; account: Account }
  | { type: 'post-published'; post: Post }
  | { type: 'comment-written'; comment: SocialComment }
  | { type: 'comment-changed'; id: string; change: CommentChange }
  | { type: 'recorded'; entry: RecordEntry }
  | { type: 'webhook-added'; webhook: Webhook }
  | { type: 'webhook-dropped'; platform: string; account: string; key: string; url: string }
  | { type: 'token-given'; token: NewToken }
  | { type: 'token-dropped'; token: string }
  | { type: 'access-set'; platform: string; account: string; state: TokenState }
  | { type: 'stored'; collection: string; key: string; value: unknown }
  | { type: 'mail-received'; mail: Mail }
  | { type: 'clock-moved'; milliseconds: number }
  | OlderEvent

/** Events of earlier versions, which journals can still contain. */
export type OlderEvent =
  | { type: 'kept'; drawer: string; key: string; value: unknown }
  | { type: 'webhook-registered'; webhook: Omit<Webhook, 'platform' | 'account'> & { shop: string } }
  | { type: 'webhook-removed'; shop: string; key: string; url: string }
  | { type: 'token-issued'; token: string; shop: string; scopes: string[]; clientSecret: string }
  | { type: 'tokens-set'; shop: string; state: TokenState }
