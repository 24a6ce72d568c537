import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { PlatformError, type Access, type WebhookDelivery } from '../platform.ts'
import type { RefusedWebhook } from '../service.ts'
import { readJson } from '../read-json.ts'
import type { Client } from './client.ts'
import { reasonOf, statusOf } from './errors.ts'
import { flagField, idField, timeField } from './fields.ts'

const events = ['review_create', 'review_updated']

/**
 * Registers missing webhooks at a URL with the store's own key. Yotpo enables webhooks per
 * account, so a refusal is fine: the list is polled every 15 minutes anyway.
 */
export async function ensureWebhooks(
  client: Client,
  access: Access,
  address: string,
  secret: string | null,
): Promise<RefusedWebhook[]> {
  if (!secret) return []
  const url = `${address}/${keyOf(access.account, secret)}`
  const standing = await registered(client, access)
  if (standing === null) return events.map((event) => refusedHook(event, 'Yotpo does not list its webhooks'))
  for (const old of standing.filter((hook) => isOurs(hook.url, access.account, secret) && hook.url !== url))
    await drop(client, access, old)
  const missing = events.filter(
    (event) => !standing.some((hook) => hook.webhook_event_name === event && hook.url === url),
  )
  const refused: RefusedWebhook[] = []
  for (const event_name of missing) {
    const answer = await client.write(access, '/webhooks', { event_name, url }).catch(() => null)
    if (answer === null) refused.push(refusedHook(event_name, 'Yotpo didn’t respond'))
    else if (statusOf(answer) >= 300) refused.push(refusedHook(event_name, reasonOf(answer, access)))
  }
  return refused
}

const refusedHook = (topic: string, reason: string): RefusedWebhook => ({
  topic,
  reason,
  bringsComments: topic === 'review_create',
})

/** Deletes our webhooks. Those registered by others stay. */
export async function removeWebhooks(client: Client, access: Access, secret: string): Promise<void> {
  const standing = await registered(client, access).catch((error: unknown) => {
    // An invalid token gets no webhooks.
    if (error instanceof PlatformError) return null
    throw error
  })
  for (const hook of standing ?? []) if (isOurs(hook.url, access.account, secret)) await drop(client, access, hook)
}

const isOurs = (url: string, account: string, secret: string): boolean => url.endsWith(`/${keyOf(account, secret)}`)

const drop = (client: Client, access: Access, { id }: Hook): Promise<unknown> =>
  id === null ? Promise.resolve() : client.remove(access, `/webhooks/${encodeURIComponent(id)}`).catch(() => null)

/** The store that an unverified body names, if any. */
export function webhookAccounts(rawBody: Uint8Array): string[] {
  const account = bodyOf(rawBody)?.data.app_key
  return account ? [account] : []
}

/**
 * Yotpo signs nothing. The key at the end of the URL, known only to us and the store's Yotpo, replaces a
 * signature.
 */
export function verifyWebhook(headers: Headers, access: Access | null, secret: string | null): boolean {
  const given = Buffer.from(headers.get('x-webhook-key') ?? '')
  if (!access || !secret) return false
  const right = Buffer.from(keyOf(access.account, secret))
  return given.length === right.length && timingSafeEqual(given, right)
}

/** A hint only: the review is read again from Yotpo. The same webhook comes in several formats. */
export function parseWebhook(rawBody: Uint8Array): WebhookDelivery {
  const body = bodyOf(rawBody)
  if (!body) throw new PlatformError('invalid', 'not a delivery of Yotpo')
  const { event, data } = body
  const content = data.updated_at?.toISOString() ?? createHash('sha256').update(rawBody).digest('base64url')
  const gone = data.id !== null && (data.deleted === true || data.archived === true)
  return {
    dedupeKey: `${event}:${data.id ?? ''}:${content}`,
    event,
    comments: [],
    // The list no longer contains it.
    ...(gone ? { unpublished: [data.id ?? ''] } : {}),
    resync: true,
  }
}

const keyOf = (account: string, secret: string): string =>
  createHmac('sha256', secret).update(`yotpo-webhook:${account}`).digest('base64url')

/** Null if the list can't be read: then nothing can be registered either. */
async function registered(client: Client, access: Access): Promise<Hook[] | null> {
  try {
    const parsed = listShape.safeParse(await client.read(access, '/webhooks'))
    return parsed.success ? parsed.data.webhooks.webhooks : []
  } catch (error) {
    if (error instanceof PlatformError && error.problem !== 'revoked') return null
    throw error
  }
}

function bodyOf(rawBody: Uint8Array): z.infer<typeof bodyShape> | null {
  const parsed = bodyShape.safeParse(readJson(Buffer.from(rawBody).toString('utf8')))
  return parsed.success ? parsed.data : null
}

const bodyShape = z.object({
  event: z.string().min(1),
  data: z.object({
    id: idField.nullable().catch(null).default(null),
    app_key: z.string().min(1).nullable().catch(null).default(null),
    updated_at: timeField,
    deleted: flagField,
    archived: flagField,
  }),
})
const hookShape = z.object({
  id: idField.nullable().catch(null).default(null),
  webhook_event_name: z.string(),
  url: z.string(),
})
type Hook = z.infer<typeof hookShape>
const listShape = z.object({ webhooks: z.object({ webhooks: z.array(hookShape) }) })
