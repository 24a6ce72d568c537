import { createCalls, type Calls } from './calls.ts'
import { createClock, type Clock } from './clock.ts'
import type { WorldEvent } from './events.ts'
import { createFaults, type Faults } from './faults.ts'
import { openJournal } from './journal.ts'
import type { Mail } from './mailbox.ts'
import type { ModelMode } from './model-mode.ts'
import { createRecord, type WorldRecord } from './record.ts'
import { insertReview, type Review } from './reviews.ts'
import { createShop, type Shop } from './shops.ts'
import { createTokens, type Tokens } from './tokens.ts'
import { createWebhooks, type Webhooks } from './webhooks.ts'

/** Everything outside the product, in one process. */
export interface World {
  clock: Clock
  /** Demo times are relative to it. */
  epoch: Date
  shops: Map<string, Shop>
  reviews: Map<number, Review>
  record: WorldRecord
  tokens: Tokens
  webhooks: Webhooks
  /** Oldest first. */
  mail: Mail[]
  faults: Faults
  model: { mode: ModelMode }
  calls: Calls
  /** Writes the event down, then makes it true; only then may anybody be told. */
  commit(event: WorldEvent): void
  nextReviewId(): number
  /** Grows with every change that the page could show. */
  version(): number
  changed(): void
  /** Called once at the next change; answers a way to stop waiting. */
  onChange(listener: () => void): () => void
  close(): void
}

const FIRST_SHOPPER_REVIEW = 900_001
const FIRST_IMPORTED_REVIEW = 1_000_001

/** `prepare` puts what is not journaled (demo data, review files) into the world before the past is played back. */
export function openWorld(
  directory: string | null,
  givenEpoch: Date | null,
  prepare: (world: World) => void = () => {},
): World {
  const { journal, past } = openJournal(directory)
  const began = past.find((event) => event.type === 'began')
  const epoch = givenEpoch ?? (began ? new Date(began.epoch) : new Date())
  const listeners = new Set<() => void>()
  let version = 1
  let lastReviewId = FIRST_SHOPPER_REVIEW - 1
  const world: World = {
    clock: createClock(),
    epoch,
    shops: new Map(),
    reviews: new Map(),
    record: createRecord(),
    tokens: createTokens(),
    webhooks: createWebhooks(),
    mail: [],
    faults: createFaults(),
    model: { mode: 'normal' },
    calls: createCalls(),
    commit: (event) => {
      journal.append(event)
      apply(world, event)
      world.changed()
    },
    nextReviewId: () => {
      do lastReviewId += 1
      while (world.reviews.has(lastReviewId))
      return lastReviewId
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
  prepare(world)
  for (const event of past) apply(world, event)
  for (const id of world.reviews.keys()) if (id < FIRST_IMPORTED_REVIEW && id > lastReviewId) lastReviewId = id
  if (!began) world.commit({ type: 'began', epoch: epoch.toISOString() })
  return world
}

function apply(world: World, event: WorldEvent): void {
  switch (event.type) {
    case 'began':
      return
    case 'shop-opened':
      return openShop(world, event)
    case 'review-written':
      return placeReview(world, event.review)
    case 'review-edited':
      return void Object.assign(world.reviews.get(event.id) ?? {}, event.change)
    case 'recorded':
      return world.record.add(event.entry)
    case 'webhook-registered':
      return world.webhooks.add(event.webhook)
    case 'webhook-removed':
      return world.webhooks.remove(event.shop, event.key, event.url)
    case 'token-issued':
      return world.tokens.add({ ...event, kind: 'oauth', signingKey: event.clientSecret })
    case 'tokens-set':
      return void world.tokens.setState(event.shop, event.state)
    case 'mail-received':
      return void world.mail.push(event.mail)
    case 'clock-moved':
      return world.clock.advance(event.milliseconds)
  }
}

export function openShop(
  world: World,
  opened: { domain: string; name: string; token: string; brand?: string | null },
): void {
  if (!world.shops.has(opened.domain)) {
    world.shops.set(opened.domain, createShop(opened.domain, opened.name, opened.brand ?? null))
  }
  const { token, domain: shop } = opened
  world.tokens.add({ token, shop, kind: 'private', scopes: ['all'], signingKey: token })
}

// A review of a shop that is gone (demo data changed since) has nowhere to stand.
function placeReview(world: World, review: Review): void {
  const shop = world.shops.get(review.shop)
  if (!shop) return
  insertReview(shop.reviews, review)
  world.reviews.set(review.id, review)
}
