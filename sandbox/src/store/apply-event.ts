import type { OlderEvent, StoreEvent } from './events.ts'
import { insertReview, type Review } from './reviews.ts'
import { createShop, shopKey } from './shops.ts'
import type { Store } from './store.ts'

/** Applies one event to the store. */
export function applyEvent(store: Store, event: StoreEvent): void {
  switch (event.type) {
    case 'began':
      return
    case 'shop-opened':
      return openShop(store, event)
    case 'review-written':
      return placeReview(store, event.review)
    case 'review-edited':
      return void Object.assign(store.reviews.get(event.id) ?? {}, event.change)
    case 'account-opened':
      return store.accounts.put(event.account)
    case 'post-published':
      return store.posts.publish(event.post)
    case 'comment-written':
      return store.posts.write(event.comment)
    case 'comment-changed':
      return store.posts.change(event.id, event.change)
    case 'recorded':
      return store.record.add(event.entry)
    case 'webhook-added':
      return store.webhooks.add(event.webhook)
    case 'webhook-dropped':
      return store.webhooks.remove(event.platform, event.account, event.key, event.url)
    case 'token-given':
      return store.tokens.add(event.token)
    case 'token-dropped':
      return store.tokens.drop(event.token)
    case 'access-set':
      return void store.tokens.setState(event.platform, event.account, event.state)
    case 'stored':
      return store.collections.set(event.collection, event.key, event.value)
    case 'mail-received':
      return void store.mail.push(event.mail)
    case 'clock-moved':
      return store.clock.advance(event.milliseconds)
    default:
      return applyOlder(store, event)
  }
}

export function openShop(
  store: Store,
  opened: { platform?: string; domain: string; name: string; token: string; brand?: string | null },
): void {
  const { token, domain, name, platform = 'judgeme', brand = null } = opened
  const key = shopKey(platform, domain)
  if (!store.shops.has(key)) store.shops.set(key, createShop(platform, domain, name, brand))
  store.tokens.add({ token, platform, account: domain, kind: 'private', scopes: ['all'], signingKey: token })
}

// The demo data can have changed since, so the review's shop may be missing.
function placeReview(store: Store, review: Review): void {
  const shop = store.shops.get(review.shop)
  if (!shop) return
  insertReview(shop.reviews, review)
  store.reviews.set(review.id, review)
}

function applyOlder(store: Store, event: OlderEvent): void {
  const platform = 'judgeme'
  switch (event.type) {
    case 'kept':
      return store.collections.set(event.drawer, event.key, event.value)
    case 'webhook-registered': {
      const { shop: account, ...webhook } = event.webhook
      return store.webhooks.add({ ...webhook, platform, account })
    }
    case 'webhook-removed':
      return store.webhooks.remove(platform, event.shop, event.key, event.url)
    case 'token-issued': {
      const { token, shop: account, scopes, clientSecret: signingKey } = event
      return store.tokens.add({ token, platform, account, scopes, signingKey })
    }
    case 'tokens-set':
      return void store.tokens.setState(platform, event.shop, event.state)
  }
}
