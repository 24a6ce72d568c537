import { createAccounts } from './accounts.ts'
import { applyEvent } from './apply-event.ts'
import { createCalls } from './calls.ts'
import { createClock } from './clock.ts'
import { createCollections } from './collections.ts'
import { createFaults } from './faults.ts'
import { openJournal } from './journal.ts'
import { createPosts } from './posts.ts'
import { createRecord } from './record.ts'
import type { Store } from './store.ts'
import { createTokens } from './tokens.ts'
import { createWebhooks } from './webhooks.ts'

const FIRST_SHOPPER_REVIEW = 900_001
const FIRST_IMPORTED_REVIEW = 1_000_001

/** `prepare` loads what the journal doesn't contain (demo data, review files) before past events are applied. */
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
