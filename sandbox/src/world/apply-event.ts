import type { OlderEvent, WorldEvent } from './events.ts'
import { insertReview, type Review } from './reviews.ts'
import { createShop, shopKey } from './shops.ts'
import type { World } from './world.ts'

/** Applies one event to the store. */
export function applyEvent(world: World, event: WorldEvent): void {
  switch (event.type) {
    case 'began':
      return
    case 'shop-opened':
      return openShop(world, event)
    case 'review-written':
      return placeReview(world, event.review)
    case 'review-edited':
      return void Object.assign(world.reviews.get(event.id) ?? {}, event.change)
    case 'account-opened':
      return world.accounts.put(event.account)
    case 'post-published':
      return world.posts.publish(event.post)
    case 'comment-written':
      return world.posts.write(event.comment)
    case 'comment-changed':
      return world.posts.change(event.id, event.change)
    case 'recorded':
      return world.record.add(event.entry)
    case 'webhook-added':
      return world.webhooks.add(event.webhook)
    case 'webhook-dropped':
      return world.webhooks.remove(event.platform, event.account, event.key, event.url)
    case 'token-given':
      return world.tokens.add(event.token)
    case 'token-dropped':
      return world.tokens.drop(event.token)
    case 'access-set':
      return void world.tokens.setState(event.platform, event.account, event.state)
    case 'stored':
      return world.collections.set(event.collection, event.key, event.value)
    case 'mail-received':
      return void world.mail.push(event.mail)
    case 'clock-moved':
      return world.clock.advance(event.milliseconds)
    default:
      return applyOlder(world, event)
  }
}

export function openShop(
  world: World,
  opened: { platform?: string; domain: string; name: string; token: string; brand?: string | null },
): void {
  const { token, domain, name, platform = 'judgeme', brand = null } = opened
  const key = shopKey(platform, domain)
  if (!world.shops.has(key)) world.shops.set(key, createShop(platform, domain, name, brand))
  world.tokens.add({ token, platform, account: domain, kind: 'private', scopes: ['all'], signingKey: token })
}

// A review of a shop that is gone (demo data changed since) has nowhere to stand.
function placeReview(world: World, review: Review): void {
  const shop = world.shops.get(review.shop)
  if (!shop) return
  insertReview(shop.reviews, review)
  world.reviews.set(review.id, review)
}

function applyOlder(world: World, event: OlderEvent): void {
  const platform = 'judgeme'
  switch (event.type) {
    case 'kept':
      return world.collections.set(event.drawer, event.key, event.value)
    case 'webhook-registered': {
      const { shop: account, ...webhook } = event.webhook
      return world.webhooks.add({ ...webhook, platform, account })
    }
    case 'webhook-removed':
      return world.webhooks.remove(platform, event.shop, event.key, event.url)
    case 'token-issued': {
      const { token, shop: account, scopes, clientSecret: signingKey } = event
      return world.tokens.add({ token, platform, account, scopes, signingKey })
    }
    case 'tokens-set':
      return void world.tokens.setState(platform, event.shop, event.state)
  }
}
