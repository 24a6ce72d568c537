import type { Ctx, Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import { PlatformError } from '../../platforms/platform.ts'
import type { MessageEvents, MessageStatus, ReceivedMessage } from '../../platforms/whatsapp/parse-messages.ts'
import { sanitizeText } from '../../db/sanitize-text.ts'
import { WebhookRefused } from '../../errors.ts'
import { findWebhookConnection } from '../connections/index.ts'
import { storeDelivery } from '../webhooks/index.ts'
import { recordOptOut, recordPreference, upsertContact } from './contacts.ts'
import { wishOf } from './opt-out.ts'
import { mayFollow, type MessageState } from './availability.ts'

/** Our message that changed state, with its delivery. */
export interface MovedMessage {
  companyId: string
  brandId: string
  id: string
  deliveryId: string | null
  externalId: string
  status: MessageState
  reason: string | null
}

/**
 * Verifies WhatsApp webhooks about conversations and stores each with its job. Ignores numbers that no brand has
 * connected.
 */
export async function receiveMessages(
  services: Services,
  webhook: { headers: Headers; rawBody: Uint8Array },
): Promise<void> {
  const { whatsapp } = services.platforms
  if (!whatsapp.verifyWebhook(webhook.headers, webhook.rawBody)) {
    const options = { message: 'The signature isn’t valid.' }
    throw new WebhookRefused('UNAUTHENTICATED', options, { reason: 'signature', companyId: null })
  }
  for (const events of parse(services, webhook.rawBody)) {
    const found = await findWebhookConnection(services, { platform: 'whatsapp', account: events.account })
    if (!found) continue
    const { companyId, connectionId } = found
    await storeDelivery(services, { companyId, connectionId, receiptKey: null, content: events })
  }
}

/**
 * Stores each message once and only moves our messages' states forward, whatever the order. Returns the changed
 * messages and passes each to `onMoved` in the same transaction.
 */
export async function storeMessages(
  tx: Tx,
  ctx: Ctx,
  events: MessageEvents,
  onMoved: (tx: Tx, ctx: Ctx, moved: MovedMessage) => Promise<void> = async () => undefined,
): Promise<MovedMessage[]> {
  const moved = await store(tx, ctx, events)
  for (const one of moved) await onMoved(tx, ctx, one)
  return moved
}

function parse(services: Services, rawBody: Uint8Array): MessageEvents[] {
  try {
    return services.platforms.whatsapp.parseMessages(rawBody)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    const options = { message: error.message, cause: error }
    throw new WebhookRefused('BAD_REQUEST', options, { reason: 'unreadable', companyId: null })
  }
}

async function store(tx: Tx, ctx: Ctx, { received, statuses, preferences }: MessageEvents): Promise<MovedMessage[]> {
  for (const message of received) await storeReceived(tx, ctx, message)
  for (const one of preferences ?? []) {
    await recordPreference(tx, ctx, { ...one, name: one.name && sanitizeText(one.name) })
  }
  const moved: MovedMessage[] = []
  for (const status of statuses) moved.push(...(await moveMessage(tx, ctx, status)))
  return moved
}

async function storeReceived(tx: Tx, ctx: Ctx, message: ReceivedMessage): Promise<void> {
  const at = message.at > ctx.now() ? ctx.now() : message.at
  const name = message.name && sanitizeText(message.name)
  const contactIds = await upsertContact(tx, ctx, { ...message, name, at })
  const stored = await prepared(
    tx,
    'messages.receive',
    `insert into app.whatsapp_messages
       (company_id, id, brand_id, contact_id, direction, external_id, body, status, status_at, created_at)
     values ($1, $2, $3, $4, 'in', $5, $6, 'received', $7, $7) on conflict (company_id, brand_id, external_id) do nothing returning id`,
    [ctx.companyId, newId(), ctx.brandId, contactIds[0], message.externalId, sanitizeText(message.text), at],
  )
  // A message that WhatsApp delivers again must not undo a newer consent.
  const wish = stored.length > 0 ? wishOf(message.text) : null
  if (wish) await recordOptOut(tx, ctx, { contactIds, wish, at })
}

interface Row {
  id: string
  delivery_id: string | null
  status: MessageState
}

// A message whose response was lost has no WhatsApp id, so it is matched by its tag.
async function moveMessage(tx: Tx, ctx: Ctx, update: MessageStatus): Promise<MovedMessage[]> {
  const tag = update.tag && uuid.test(update.tag) ? update.tag : null
  const [row] = await prepared<Row>(
    tx,
    'messages.lock',
    `select id, delivery_id, status from app.whatsapp_messages
     where company_id = $1 and brand_id = $2 and direction = 'out'
       and (external_id = $3 or (id = $4 and external_id is null)) for update`,
    [ctx.companyId, ctx.brandId, update.externalId, tag],
  )
  if (!row || !mayFollow(row.status, update.status)) return []
  await prepared(
    tx,
    'messages.move',
    `update app.whatsapp_messages set status = $3, status_at = $4, reason = $5, external_id = $6
     where company_id = $1 and id = $2`,
    [ctx.companyId, row.id, update.status, update.at, update.reason && sanitizeText(update.reason), update.externalId],
  )
  const { companyId, brandId } = ctx
  const { status, reason, externalId } = update
  return [{ companyId, brandId, id: row.id, deliveryId: row.delivery_id, externalId, status, reason }]
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
