import { createHmac } from 'node:crypto'
import { fieldsOf, json, textIn, type Answer, type Exchange } from '../server/exchange.ts'
import { deliver } from '../webhooks/deliver.ts'
import type { WebhookSender } from '../webhooks/webhook-sender.ts'
import type { Review } from '../store/reviews.ts'
import type { Webhook } from '../store/webhooks.ts'
import type { Store } from '../store/store.ts'
import type { Caller } from './access.ts'
import { presentReview } from './present.ts'

export function listWebhooks(store: Store, { shop }: Caller): Answer {
  return json(200, { webhooks: store.webhooks.of('judgeme', shop.domain).map(presentWebhook) })
}

export function registerWebhook(store: Store, { shop, token }: Caller, exchange: Exchange): Answer {
  const requested = readWebhook(exchange)
  if (typeof requested === 'string') return json(422, { error: requested })
  if (store.webhooks.has('judgeme', shop.domain, requested.key, requested.url))
    return json(422, { error: 'Webhook already exists' })
  const webhook = { ...requested, platform: 'judgeme', account: shop.domain, signingKey: token.signingKey }
  store.commit({ type: 'webhook-added', webhook })
  return json(200, { webhook: presentWebhook(webhook) })
}

export function changeWebhook(store: Store, { shop, token }: Caller, exchange: Exchange): Answer {
  const requested = readWebhook(exchange)
  if (typeof requested === 'string') return json(422, { error: requested })
  const old = store.webhooks.of('judgeme', shop.domain).find((webhook) => webhook.key === requested.key)
  if (!old) return json(404, { error: 'Webhook not found' })
  store.commit({ type: 'webhook-dropped', platform: 'judgeme', account: shop.domain, key: old.key, url: old.url })
  const webhook = { ...requested, platform: 'judgeme', account: shop.domain, signingKey: token.signingKey }
  store.commit({ type: 'webhook-added', webhook })
  return json(200, { webhook: presentWebhook(webhook) })
}

export function removeWebhook(store: Store, { shop }: Caller, exchange: Exchange): Answer {
  const fields = fieldsOf(exchange) ?? {}
  const key = exchange.query.get('key') ?? textIn(fields, 'key')
  const url = exchange.query.get('url') ?? textIn(fields, 'url')
  if (!store.webhooks.has('judgeme', shop.domain, key, url)) return json(404, { error: 'Webhook not found' })
  store.commit({ type: 'webhook-dropped', platform: 'judgeme', account: shop.domain, key, url })
  return json(200, { message: 'Webhook deleted' })
}

export function createWebhookSender(store: Store): WebhookSender {
  return { review: (review, events) => sendEvents(store, review, [...new Set(events.flatMap((one) => EVENTS[one]))]) }
}

/** Posts the events to the shop's registered URLs. */
export function sendEvents(store: Store, review: Review, events: string[]): void {
  for (const event of events) {
    for (const webhook of store.webhooks.of('judgeme', review.shop)) {
      if (webhook.key === event) void send(webhook, bodyOf(store, event, review))
    }
  }
}

function send(webhook: Webhook, body: string): Promise<void> {
  const signature = createHmac('sha256', webhook.signingKey).update(body).digest('hex')
  return deliver(webhook.url, body, { 'JUDGEME-HMAC-SHA256': signature })
}

function bodyOf(store: Store, event: string, review: Review): string {
  const shop = store.shops.get(review.shop)
  const shape = shop ? presentReview(shop, review) : null
  return JSON.stringify({ event, platform: 'shopify', shop_domain: review.shop, review: shape })
}

function readWebhook(exchange: Exchange): { key: string; url: string } | string {
  const { webhook } = fieldsOf(exchange) ?? {}
  if (typeof webhook !== 'object' || webhook === null) return 'Webhook is missing'
  const { key, url } = webhook as { key?: unknown; url?: unknown }
  if (typeof key !== 'string' || !KEYS.has(key)) return 'Key is not included in the list'
  if (typeof url !== 'string' || !URL.canParse(url)) return 'Url is invalid'
  return { key, url }
}

function presentWebhook({ key, url }: { key: string; url: string }) {
  return { key, url, failure_count: 0 }
}

const EVENTS = {
  written: ['review/created', 'review/published'],
  edited: ['review/updated'],
  published: ['review/published'],
  unpublished: ['review/unpublished'],
}
const KEYS = new Set([
  'review/created',
  'review/created_fail',
  'review/updated',
  'review/published',
  'review/unpublished',
  'widget/settings/updated',
])
