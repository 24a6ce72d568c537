import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { WebhookDelivery } from '../platform.ts'
import { readJson, shortened } from '../read-json.ts'
import { unreachable } from '../read-patiently.ts'
import { PlatformError, type Access } from '../service.ts'
import { dataOf, type Client } from './client.ts'
import { matchesBody } from './matches-body.ts'

const topics = [
  'APP_UNINSTALLED',
  'APP_SCOPES_UPDATE',
  'PRODUCTS_CREATE',
  'PRODUCTS_UPDATE',
  'PRODUCTS_DELETE',
  'METAOBJECTS_CREATE',
  'METAOBJECTS_UPDATE',
  'APP_SUBSCRIPTIONS_UPDATE',
  'APP_PURCHASES_ONE_TIME_UPDATE',
  'DISCOUNTS_CREATE',
  'DISCOUNTS_UPDATE',
  'DISCOUNTS_DELETE',
  'ORDERS_CREATE',
  'ORDERS_UPDATED',
  'ORDERS_CANCELLED',
]

/** Subscribes to what is missing; a topic that the shop's rights don't cover is left out. */
export async function ensureWebhooks(client: Client, access: Access, address: string): Promise<void> {
  const standing = listShape.safeParse(await client.query(access, list))
  const nodes = standing.success ? standing.data.webhookSubscriptions.nodes : []
  const known = new Set(nodes.filter(({ uri }) => uri === address).map(({ topic }) => topic))
  for (const topic of topics.filter((one) => !known.has(one))) {
    const answer = await client.mutate(access, create, { topic, uri: address }).catch(unreachable)
    const parsed = createShape.safeParse(dataOf(answer))
    const [error] = parsed.success ? (parsed.data.webhookSubscriptionCreate?.userErrors ?? []) : []
    if (error && !/taken|scope|access/i.test(error.message))
      throw new PlatformError('invalid', shortened(error.message))
  }
}

/** Only the header names the shop of every topic; it isn't signed, so a body that names one must name the same. */
export function webhookAccounts(_rawBody: Uint8Array, headers: Headers): string[] {
  const shop = headers.get('x-shopify-shop-domain')?.trim().toLowerCase()
  return shop ? [shop] : []
}

/** Base64 of the raw body's HMAC with our app's secret, over a body that agrees with its headers. */
export function verifyWebhook(headers: Headers, rawBody: Uint8Array, secret: string | null, now: Date): boolean {
  const given = Buffer.from(headers.get('x-shopify-hmac-sha256') ?? '', 'base64')
  if (!secret || given.length !== 32) return false
  if (!timingSafeEqual(given, createHmac('sha256', secret).update(rawBody).digest())) return false
  return matchesBody(headers, rawBody, now)
}

/** What happened is read anew from the shop; the delivery itself only says that, and who must be forgotten. */
export function parseWebhook(rawBody: Uint8Array, account: string, headers: Headers): WebhookDelivery {
  const event = headers.get('x-shopify-topic') ?? ''
  const body = readJson(Buffer.from(rawBody).toString('utf8'))
  if (!event || typeof body !== 'object' || body === null)
    throw new PlatformError('invalid', 'not a delivery of Shopify')
  const hash = createHash('sha256').update(`${account}\0`).update(rawBody).digest('base64url')
  const privacy = privacyTopics[event]
  // The id isn't signed: what takes something away is known by its body, so that it can't come again under another id.
  const isFinal = event === 'app/uninstalled' || privacy !== undefined
  const dedupeKey = isFinal ? `${event}:${hash}` : `${event}:${headers.get('x-shopify-webhook-id') ?? ''}:${hash}`
  const known = { dedupeKey, event, comments: [] }
  if (event === 'app/uninstalled') return { ...known, revoked: true }
  if (privacy) return { ...known, privacy: { topic: privacy, ...personOf(body) } }
  if (/^app_(subscriptions|purchases_one_time)\//.test(event)) return { ...known, billing: true }
  if (/^(discounts|orders)\//.test(event)) return { ...known, discounts: true }
  return { ...known, resync: event === 'app/scopes_update' || /^(products|metaobjects)\//.test(event) }
}

const privacyTopics: Readonly<Record<string, 'data-request' | 'redact-customer' | 'redact-shop'>> = {
  'customers/data_request': 'data-request',
  'customers/redact': 'redact-customer',
  'shop/redact': 'redact-shop',
}

function personOf(body: object): { email: string | null; phone: string | null } {
  const parsed = personShape.safeParse(body)
  const person = parsed.success ? parsed.data.customer : null
  return { email: person?.email?.toLowerCase() ?? null, phone: person?.phone ?? null }
}

const personShape = z.object({
  customer: z.object({ email: z.string().nullish(), phone: z.string().nullish() }).nullish(),
})
const list = '{ webhookSubscriptions(first: 100) { nodes { topic uri } } }'
const listShape = z.object({
  webhookSubscriptions: z.object({ nodes: z.array(z.object({ topic: z.string(), uri: z.string() })) }),
})
const create = `mutation Subscribe($topic: WebhookSubscriptionTopic!, $uri: String!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: { uri: $uri, format: JSON }) {
    userErrors { field message }
  }
}`
const createShape = z.object({
  webhookSubscriptionCreate: z.object({ userErrors: z.array(z.object({ message: z.string() })) }).nullish(),
})
