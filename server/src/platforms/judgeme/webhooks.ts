import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { PlatformError, type Access, type WebhookDelivery } from '../platform.ts'
import type { RefusedWebhook } from '../service.ts'
import { readJson } from '../read-json.ts'
import type { Client } from './client.ts'
import { holdsError, reasonOf, toPlatformError } from './errors.ts'
import { readReview } from './read-review.ts'

const events = ['review/created', 'review/published', 'review/updated', 'review/unpublished']

/**
 * Registers what is missing, or with `recreate` everything, because existing webhooks are signed with
 * the key at their registration. A duplicate may return 422, so a refusal is checked against the
 * list again.
 */
export async function ensureWebhooks(
  client: Client,
  access: Access,
  address: string,
  recreate = false,
): Promise<RefusedWebhook[]> {
  if (recreate) await removeAll(client, access, address)
  const standing = await registered(client, access, address)
  const refused: RefusedWebhook[] = []
  for (const key of events.filter((event) => !standing.has(event))) {
    const answer = await client.settle(
      access,
      { method: 'POST', json: { webhook: { key, url: address } } },
      '/webhooks',
    )
    if (answer.status < 300 && !holdsError(answer)) continue
    if (answer.status === 422 && (await registered(client, access, address)).has(key)) continue
    if (answer.status === 401) throw toPlatformError(answer)
    refused.push({ topic: key, reason: reasonOf(answer), bringsComments: announcing.has(key) })
  }
  return refused
}

const announcing = new Set(['review/created', 'review/published'])

/** The shop that an unverified body names, if any. */
export function webhookAccounts(rawBody: Uint8Array): string[] {
  const parsed = bodyShape.safeParse(readJson(Buffer.from(rawBody).toString('utf8')))
  const shop = parsed.success ? parsed.data.shop_domain : null
  return shop ? [shop.toLowerCase()] : []
}

/** The key is the app's client secret for webhooks registered with an OAuth token, else the private token. */
export function verifyWebhook(
  headers: Headers,
  rawBody: Uint8Array,
  access: Access | null,
  appSecret: string | null,
): boolean {
  const key = access?.credentials['kind'] === 'oauth' ? appSecret : access?.credentials['token']
  const given = headers.get('JUDGEME-HMAC-SHA256')?.trim() ?? ''
  if (!key || !/^[0-9a-f]{64}$/i.test(given)) return false
  return timingSafeEqual(Buffer.from(given, 'hex'), createHmac('sha256', key).update(rawBody).digest())
}

/** Throws an invalid `PlatformError` if the body is no webhook. A webhook without a review has no comments. */
export function parseWebhook(rawBody: Uint8Array): WebhookDelivery {
  const parsed = bodyShape.safeParse(readJson(Buffer.from(rawBody).toString('utf8')))
  if (!parsed.success || !parsed.data.event) throw new PlatformError('invalid', 'not a delivery of Judge.me')
  const { event, review } = parsed.data
  const comment = events.includes(event) ? readReview(review) : null
  // Times have whole seconds, so two edits in one second differ only in their bodies. A repeated delivery is
  // identical.
  const content = createHash('sha256').update(rawBody).digest('base64url')
  return {
    dedupeKey: `${event}:${comment?.externalId ?? ''}:${content}`,
    event,
    comments: comment ? [comment] : [],
  }
}

async function removeAll(client: Client, access: Access, address: string): Promise<void> {
  for (const key of await registered(client, access, address)) {
    const answer = await client.settle(access, { method: 'DELETE', query: { key, url: address } }, '/webhooks')
    if (answer.status >= 300 && answer.status !== 404) throw toPlatformError(answer)
  }
}

async function registered(client: Client, access: Access, address: string): Promise<Set<string>> {
  const parsed = listShape.safeParse(await client.read(access, '/webhooks'))
  const hooks = parsed.success ? parsed.data.webhooks : []
  return new Set(hooks.filter((hook) => hook.url === address).map((hook) => hook.key))
}

const bodyShape = z.object({
  event: z.string().min(1).nullish().catch(null),
  shop_domain: z.string().min(1).nullish().catch(null),
  review: z.unknown().optional(),
})
const listShape = z.object({ webhooks: z.array(z.object({ key: z.string(), url: z.string() })) })
