import type { Accounts } from './accounts.ts'
import type { Calls } from './calls.ts'
import type { Clock } from './clock.ts'
import type { Collections } from './collections.ts'
import type { StoreEvent } from './events.ts'
import type { Faults } from './faults.ts'
import type { Mail } from './mailbox.ts'
import type { ModelMode } from './model-mode.ts'
import type { Posts } from './posts.ts'
import type { WriteRecord } from './record.ts'
import type { Review } from './reviews.ts'
import type { Shop } from './shops.ts'
import type { Tokens } from './tokens.ts'
import type { Webhooks } from './webhooks.ts'

/** The sandbox's data. */
export interface Store {
  clock: Clock
  /** Demo times are relative to it. */
  epoch: Date
  /** By `shopKey`. */
  shops: Map<string, Shop>
  reviews: Map<number, Review>
  accounts: Accounts
  posts: Posts
  collections: Collections
  record: WriteRecord
  tokens: Tokens
  webhooks: Webhooks
  /** Oldest first. */
  mail: Mail[]
  faults: Faults
  model: { mode: ModelMode }
  calls: Calls
  /** Writes the event to the journal, then applies it; callers respond only after that. */
  commit(event: StoreEvent): void
  nextReviewId(): number
  /** Unique and increasing across restarts; digits only. */
  nextId(): string
  /** Increases with every visible change. */
  version(): number
  changed(): void
  /** Called once at the next change; returns a function that removes the listener. */
  onChange(listener: () => void): () => void
  close(): void
}
