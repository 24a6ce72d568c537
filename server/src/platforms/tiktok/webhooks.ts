import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { WebhookDelivery } from '../platform.ts'
import { PlatformError } from '../platform-error.ts'
import type { RefusedWebhook } from '../service.ts'
import type { TiktokClient } from './client.ts'
import { readExact } from './exact-json.ts'
import { idField } from './fields.ts'

const freshMs = 5 * 60_000

/** The whole app has one webhook URL. Registered again every hour, in case it was changed. */
export function createWebhookKeeper(
  client: TiktokClient,
  app: { clientId: string | null; clientSecret: string | null },
) {
  const registered = new Map<string, { at: number; refused: RefusedWebhook[] }>()
  return async (address: string): Promise<RefusedWebhook[]> => {
    if (!app.clientId || !app.clientSecret) return []
    const before = registered.get(address)
    if (before && performance.now() - before.at < againMs) return before.refused
    const body = { app_id: app.clientId, secret: app.clientSecret, event_type: 'COMMENT', callback_url: address }
    const refused = await client.asApp('/business/webhook/update/', body).then(() => [], refusalOf)
    registered.set(address, { at: performance.now(), refused })
    return refused
  }
}

// An app without webhooks polls for everything.
function refusalOf(error: unknown): RefusedWebhook[] {
  if (!(error instanceof PlatformError) || !refusals.has(error.problem)) throw error
  return [{ topic: 'COMMENT', reason: error.message, bringsComments: true }]
}

const againMs = 3_600_000
const refusals = new Set<string>(['invalid', 'reduced', 'not-found'])

/** True if time and raw body are signed and at most five minutes old. */
export function isSigned(headers: Headers, rawBody: Uint8Array, secret: string | null, now: Date): boolean {
  const parts = Object.fromEntries(
    (headers.get('tiktok-signature') ?? '').split(',').map((part) => {
      const [name = '', value = ''] = part.trim().split('=')
      return [name, value]
    }),
  )
  const { t = '', s = '' } = parts
  if (!secret || !/^\d{1,12}$/.test(t) || !/^[0-9a-f]{64}$/i.test(s)) return false
  if (Math.abs(now.getTime() - Number(t) * 1000) > freshMs) return false
  const right = createHmac('sha256', secret).update(`${t}.`).update(rawBody).digest()
  return timingSafeEqual(Buffer.from(s, 'hex'), right)
}

export function webhookAccounts(rawBody: Uint8Array): string[] {
  const parsed = bodyShape.safeParse(readExact(Buffer.from(rawBody).toString('utf8')))
  return parsed.success ? [parsed.data.user_openid] : []
}

/** An event names a comment without author or text, so its video is read. */
export function parseWebhook(rawBody: Uint8Array, account: string): WebhookDelivery {
  const parsed = bodyShape.safeParse(readExact(Buffer.from(rawBody).toString('utf8')))
  if (!parsed.success) throw new PlatformError('invalid', 'not a delivery of TikTok')
  const { event, create_time: at, content } = parsed.data
  const dedupeKey = createHash('sha256')
    .update(JSON.stringify([account, event, at, content]))
    .digest('base64url')
  const delivery = { dedupeKey, event, comments: [] }
  if (event === 'authorization.removed') return { ...delivery, revoked: true }
  if (event !== 'comment.update') return delivery
  const inside = contentShape.safeParse(typeof content === 'string' ? readExact(content) : content)
  if (!inside.success) return { ...delivery, resync: true }
  const { comment_id: comment, video_id: video, comment_action: action } = inside.data
  if (goneActions.has(action) && comment) return { ...delivery, unpublished: [comment] }
  return video ? { ...delivery, posts: [video] } : { ...delivery, resync: true }
}

const goneActions = new Set(['delete', 'set_to_hidden', 'set_to_friends_only'])

const bodyShape = z.object({
  event: z.string(),
  create_time: z.coerce.number().nullish().catch(null),
  user_openid: z.string().min(1),
  content: z.unknown().optional(),
})
const contentShape = z.object({
  comment_id: idField.nullish().catch(null),
  video_id: idField.nullish().catch(null),
  comment_action: z.string().catch('insert'),
})
