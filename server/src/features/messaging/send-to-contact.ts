import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import { untilWritten } from '../../db/until-written.ts'
import type { ReplyOutcome } from '../../platforms/platform.ts'
import { refusedInWords } from '../../platforms/write-without-retry.ts'
import { findAccess, type OpenAccess } from '../connections/index.ts'
import { contactById, type Contact } from './contacts.ts'
import { availabilityOf, type Availability } from './availability.ts'
import { readTemplates } from './sync-templates.ts'

/**
 * Sends a message once and stores it in the conversation. "Posted" means accepted; the outcome arrives by webhook.
 * Unknown lasts until a status with its tag arrives. Throws AppError if WhatsApp isn't connected, and errors of
 * `onBegun`.
 */
export async function sendToContact(
  ctx: Ctx,
  message: { contactId: string; text: string; language: string; deliveryId: string | null },
  onBegun: () => Promise<void>,
): Promise<ReplyOutcome> {
  const ready = await ctx.tx((tx) => prepare(tx, ctx, message))
  if ('reason' in ready) return refusedInWords('invalid', ready.reason)
  const { access, to, id, availability } = ready
  const sent = ctx.platforms.whatsapp.sendMessage(access, to, { ...availability, tag: id }, onBegun)
  const outcome = await sent.catch(async (error: unknown) => {
    // Nothing was sent. A delivery's message stays unchanged, because another process may be sending it under the same
    // tag.
    if (message.deliveryId === null) await ctx.tx((tx) => settle(tx, ctx, id, neverSent))
    throw error
  })
  await untilWritten(() => ctx.tx((tx) => settle(tx, ctx, id, outcome)))
  return outcome
}

const neverSent: ReplyOutcome = {
  kind: 'refused',
  problem: 'unavailable',
  reason: 'It wasn’t sent.',
  retryAfterMs: null,
}

interface Ready {
  access: OpenAccess
  to: string
  id: string
  availability: Open
}

async function prepare(
  tx: Tx,
  ctx: Ctx,
  message: { contactId: string; text: string; language: string; deliveryId: string | null },
): Promise<Ready | { reason: string }> {
  const access = await findAccess(tx, ctx, { brandId: ctx.brandId, platform: 'whatsapp' })
  const contact = await contactById(tx, ctx, message.contactId)
  const availability = availabilityOf(contact, message, await readTemplates(tx, ctx), ctx.now())
  if (availability.kind === 'none') return { reason: availability.reason }
  const id = (await begunBefore(tx, ctx, message, availability)) ?? (await begin(tx, ctx, message, availability))
  return { access, to: addressOf(contact), id, availability }
}

type Open = Exclude<Availability, { kind: 'none' }>
interface Outgoing {
  contactId: string
  text: string
  deliveryId: string | null
}

// An earlier attempt was rejected or cut off before its body: the delivery stays one message with the same tag.
async function begunBefore(tx: Tx, ctx: Ctx, message: Outgoing, availability: Open): Promise<string | null> {
  if (message.deliveryId === null) return null
  const [row] = await prepared<{ id: string }>(
    tx,
    'messages.again',
    `update app.whatsapp_messages set status = 'accepted', reason = null, body = $4, template = $5, status_at = $6
     where company_id = $1 and contact_id = $2 and delivery_id = $3 and external_id is null returning id`,
    [ctx.companyId, message.contactId, message.deliveryId, message.text, templateOf(availability), ctx.now()],
  )
  return row?.id ?? null
}

const templateOf = (availability: Open): string | null => (availability.kind === 'template' ? availability.name : null)

async function begin(tx: Tx, ctx: Ctx, message: Outgoing, availability: Open): Promise<string> {
  const id = newId()
  await prepared(
    tx,
    'messages.begin',
    `insert into app.whatsapp_messages
       (company_id, id, brand_id, contact_id, direction, body, template, delivery_id, status, status_at, created_at)
     values ($1, $2, $3, $4, 'out', $5, $6, $7, 'accepted', $8, $8)`,
    [
      ctx.companyId,
      id,
      ctx.brandId,
      message.contactId,
      message.text,
      templateOf(availability),
      message.deliveryId,
      ctx.now(),
    ],
  )
  return id
}

// Phone numbers change less often than WhatsApp's ids for them.
const addressOf = (contact: Contact | null): string => contact?.phone ?? contact?.whatsappId ?? ''

async function settle(tx: Tx, ctx: Ctx, id: string, outcome: ReplyOutcome): Promise<void> {
  if (outcome.kind === 'unknown') return
  const failed = outcome.kind === 'refused'
  // A webhook may arrive before the response. Its state wins.
  await prepared(
    tx,
    'messages.settle',
    `update app.whatsapp_messages set external_id = coalesce(external_id, $3), reason = coalesce(reason, $4),
       status = case when $5 and status = 'accepted' then 'failed' else status end
     where company_id = $1 and id = $2`,
    [ctx.companyId, id, failed ? null : outcome.externalId, failed ? outcome.reason : null, failed],
  )
}
