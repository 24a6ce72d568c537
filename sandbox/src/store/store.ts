import { createAccounts, type Accounts } from './accounts.ts'
import { applyEvent } from './apply-event.ts'
import { createCalls, type Calls } from './calls.ts'
import { createClock, type Clock } from './clock.ts'
import { createCollections, type Collections } from './collections.ts'
import type { StoreEvent } from './events.ts'
import { createFaults, type Faults } from './faults.ts'
import { openJournal } from './journal.ts'
import type { Mail } from './mailbox.ts'
import type { ModelMode } from './model-mode.ts'
import { createPosts, type Posts } from './posts.ts'
import { createRecord, type WriteRecord } from './record.ts'
import type { Review } from './reviews.ts'
import type { Shop } from './shops.ts'
import { createTokens, type Tokens } from './tokens.ts'
import { createWebhooks, type Webhooks } from './webhooks.ts'

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
  /** Writes the event to the journal, then applies it; callers answer only after that. */
  commit(event: StoreEvent): void
  nextReviewId(): number
  /** Unique and rising across restarts; all digits. */
  nextId(): string
  /** Increases with every visible change. */
  version(): number
  changed(): void
  /** Called once at the next change; returns a function that removes the listener. */
  onChange(listener: () => void): () => void
  close(): void
}

const FIRST_SHOPPER_REVIEW = 900_001
const FIRST_IMPORTED_REVIEW = 1_000_001

/** `prepare` loads what the journal does not hold (demo data, review files) before past events are applied. */
export function openStore(
  directory: string | null,
  givenEpoch: Date | null,
  prepare: (store: Store) => void = () => {},
): Store {
  const { journal, past } = openJournal(directory)
  const began = past.find((event) => event.type === 'began')
  const epoch = givenEpoch ?? (began ? new Date(began.epoch) : new Date())
  const listeners = new Set<() => void>()
  let version = 1
  let lastId = 0
  let lastReviewId = FIRST_SHOPPER_REVIEW - 1
  const store: Store = {
    clock: createClock(),
    epoch,
    shops: new Map(),
    reviews: new Map(),
    accounts: createAccounts(),
    posts: createPosts(),
    collections: createCollections(),
    record: createRecord(),
    tokens: createTokens(),
    webhooks: createWebhooks(),
    mail: [],
    faults: createFaults(),
    model: { mode: 'normal' },
    calls: createCalls(),
    commit: (event) => {
      journal.append(event)
      applyEvent(store, event)
      store.changed()
    },
    nextReviewId: () => {
      do lastReviewId += 1
      while (store.reviews.has(lastReviewId))
      return lastReviewId
    },
    nextId: () => {
      lastId = Math.max(lastId + 1, Date.now() * 1000)
      return String(lastId)
    },
    version: () => version,
    changed: () => {
      version += 1
      const waiting = [...listeners]
      listeners.clear()
      for (const listener of waiting) listener()
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => journal.close(),
  }
  prepare(store)
  for (const event of past) applyEvent(store, event)
  for (const id of store.reviews.keys()) if (id < FIRST_IMPORTED_REVIEW && id > lastReviewId) lastReviewId = id
  if (!began) store.commit({ type: 'began', epoch: epoch.toISOString() })
  return store
}
