import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { WebhookDelivery } from '../platform.ts'
import { readJson, shortened } from '../read-json.ts'
import { unreachable } from '../read-patiently.ts'
import { PlatformError } from '../platform-error.ts'
import type { RefusedWebhook } from '../service.ts'
import type { Access } from '../access.ts'
import { dataOf, type Client } from './client.ts'

interface Topic {
  topic: string
  filter?: string
}

const topics: readonly Topic[] = [
  { topic: 'APP_UNINSTALLED' },
  { topic: 'APP_SCOPES_UPDATE' },
  { topic: 'PRODUCTS_CREATE' },
  { topic: 'PRODUCTS_UPDATE' },
  { topic: 'PRODUCTS_DELETE' },
  // Shopify accepts no subscription to metaobjects without a filter.
  { topic: 'METAOBJECTS_CREATE', filter: 'type:product_review' },
  { topic: 'METAOBJECTS_UPDATE', filter: 'type:product_review' },
  { topic: 'APP_SUBSCRIPTIONS_UPDATE' },
  { topic: 'APP_PURCHASES_ONE_TIME_UPDATE' },
  { topic: 'DISCOUNTS_CREATE' },
  { topic: 'DISCOUNTS_UPDATE' },
  { topic: 'DISCOUNTS_DELETE' },
  // Only for apps that Shopify approved for protected customer data.
  { topic: 'ORDERS_CREATE' },
  { topic: 'ORDERS_UPDATED' },
  { topic: 'ORDERS_CANCELLED' },
]

/** Subscribes to missing topics. Refusals are returned, whatever their reason. */
export async function ensureWebhooks(client: Client, access: Access, address: string): Promise<RefusedWebhook[]> {
  const subscribed = listShape.safeParse(await client.query(access, list))
  const nodes = subscribed.success ? subscribed.data.webhookSubscriptions.nodes : []
  const has = ({ topic, filter = '' }: Topic): boolean =>
    nodes.some((node) => node.uri === address && node.topic === topic && (node.filter ?? '') === filter)
  const refused: RefusedWebhook[] = []
  for (const one of topics.filter((one) => !has(one))) {
    const reason = await subscribe(client, access, one, address)
    if (reason !== null)
      refused.push({ topic: one.topic, reason, bringsComments: one.topic.startsWith('METAOBJECTS_') })
  }
  return refused
}

/** Why the shop refused it, in its own words; null if it didn't. */
async function subscribe(
  client: Client,
  access: Access,
  { topic, filter }: Topic,
  uri: string,
): Promise<string | null> {
  const subscription = { uri, format: 'JSON', ...(filter && { filter }) }
  const answer = await client.mutate(access, create, { topic, subscription }).catch(unreachable)
  try {
    const parsed = createShape.safeParse(dataOf(answer))
    const [error] = parsed.success ? (parsed.data.webhookSubscriptionCreate?.userErrors ?? []) : []
    return error && !/already been taken/i.test(error.message) ? shortened(error.message) : null
  } catch (error) {
    const isRefused = error instanceof PlatformError && (error.problem === 'reduced' || error.problem === 'invalid')
    if (!isRefused) throw error
    return shortened(error.message)
  }
}

/** Only the header names the shop for every topic. It isn't signed, so a body that names a shop must match it. */
export function webhookAccounts(_rawBody: Uint8Array, headers: Headers): string[] {
  const shop = headers.get('x-shopify-shop-domain')?.trim().toLowerCase()
  return shop ? [shop] : []
}

/** A webhook only says what to read again from the shop, and whose data to erase. */
export function parseWebhook(rawBody: Uint8Array, account: string, headers: Headers): WebhookDelivery {
  const event = headers.get('x-shopify-topic') ?? ''
  const body = readJson(Buffer.from(rawBody).toString('utf8'))
  if (!event || typeof body !== 'object' || body === null)
    throw new PlatformError('invalid', 'not a delivery of Shopify')
  const hash = createHash('sha256').update(`${account}\0`).update(rawBody).digest('base64url')
  const privacy = privacyTopics[event]
  // The id isn't signed, so destructive webhooks are deduplicated by their body.
  const isFinal = event === 'app/uninstalled' || privacy !== undefined
  const dedupeKey = isFinal ? `${event}:${hash}` : `${event}:${headers.get('x-shopify-webhook-id') ?? ''}:${hash}`
  const known = { dedupeKey, event, comments: [] }
  if (event === 'app/uninstalled') return { ...known, revoked: true }
  if (privacy) return { ...known, privacy: { topic: privacy, ...personOf(body) } }
  if (/^app_(subscriptions|purchases_one_time)\//.test(event)) return { ...known, billing: true }
  if (/^(discounts|orders)\//.test(event)) return { ...known, discounts: true }
  return { ...known, resync: event === 'app/scopes_update' || /^(products|metaobjects)\//.test(event) }
}

export const privacyTopics: Readonly<Record<string, 'data-request' | 'redact-customer' | 'redact-shop'>> = {
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
const list = 'query Webhooks { webhookSubscriptions(first: 100) { nodes { topic uri filter } } }'
const listShape = z.object({
  webhookSubscriptions: z.object({
    nodes: z.array(z.object({ topic: z.string(), uri: z.string(), filter: z.string().nullish() })),
  }),
})
const create = `mutation Subscribe($topic: WebhookSubscriptionTopic!, $subscription: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $subscription) {
    userErrors { field message }
  }
}`
const createShape = z.object({
  webhookSubscriptionCreate: z.object({ userErrors: z.array(z.object({ message: z.string() })) }).nullish(),
})
