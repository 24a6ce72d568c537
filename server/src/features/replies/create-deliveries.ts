import type { CreditSettings } from '@bizamply/contract/credits'
import { creditsFor } from '@bizamply/contract/prices'
import { emitAll } from '../../db/events.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { holdCredits, insufficientCredits, readBalance, readSettings } from '../credits/index.ts'
import type { Answerable, Channel } from './comment-deliveries.ts'
import type { Sent } from './send-result.ts'

export interface NewDelivery {
  channel: Channel
  /** Recipient of a WhatsApp message. */
  contactId: string | null
}

export interface NewDeliveries {
  comment: Answerable
  version: number
  text: string
  deliveries: NewDelivery[]
  delaySeconds: number
  key: string
}

/** Holds the price and queues one delivery per channel in the caller's transaction: all or none. */
export async function createDeliveries(
  tx: Tx,
  ctx: Ctx,
  input: NewDeliveries,
): Promise<{ ids: string[]; waiting: Sent }> {
  const { comment, deliveries, delaySeconds } = input
  const where = { ...ctx, brandId: comment.brandId }
  const settings = await readSettings(tx)
  await refuseTooFew(tx, ctx, settings, deliveries)
  const dueAt = new Date(ctx.now().getTime() + delaySeconds * 1000)
  const pairId = deliveries.length > 1 ? newId() : null
  const ids: string[] = []
  for (const delivery of deliveries) {
    const holdId = await holdCredits(tx, where, {
      action: 'send',
      credits: creditsFor(settings, 'send', delivery.channel),
      priceVersion: settings.version,
      commentId: comment.id,
      platform: delivery.channel === 'whatsapp' ? 'whatsapp' : comment.platform,
    })
    const id = newId()
    await insertDelivery(tx, where, input, { ...delivery, id, holdId, pairId, dueAt })
    if (delaySeconds > 0) {
      // The queue uses the real clock; the product's clock may be shifted in tests.
      const startAfter = new Date(Date.now() + delaySeconds * 1000)
      await ctx.queue.add(tx, 'deliver', { companyId: ctx.companyId, deliveryId: id }, { startAfter })
    }
    ids.push(id)
  }
  await emitAll(tx, where, { reply: [comment.id], credits: ['balance'] })
  const waiting: Sent = {
    commentId: comment.id,
    status: 'sending',
    channelsUsed: [],
    creditsUsed: 0,
    dueAt: dueAt.toISOString(),
  }
  return { ids, waiting }
}

/** Reports the total needed. Each hold checks again for concurrent use. */
async function refuseTooFew(tx: Tx, ctx: Ctx, settings: CreditSettings, deliveries: NewDelivery[]): Promise<void> {
  if (deliveries.length < 2) return
  const needed = deliveries.reduce((sum, { channel }) => sum + creditsFor(settings, 'send', channel), 0)
  const { availableCredits: available } = await readBalance(tx, ctx.companyId)
  if (available >= needed) return
  throw insufficientCredits(needed, available)
}

async function insertDelivery(
  tx: Tx,
  ctx: Ctx,
  { comment, version, text, delaySeconds, key }: NewDeliveries,
  delivery: NewDelivery & { id: string; holdId: string; pairId: string | null; dueAt: Date },
): Promise<void> {
  await prepared(
    tx,
    'deliveries.create',
    `insert into app.deliveries (company_id, id, brand_id, comment_id, channel, state, version, text, hold_id, worker, key,
       pair_id, contact_id, user_id, due_at, created_at)
     values ($1, $2, $3, $4, $5, 'queued', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      ctx.companyId,
      delivery.id,
      comment.brandId,
      comment.id,
      delivery.channel,
      version,
      text,
      delivery.holdId,
      delaySeconds > 0 ? null : ctx.db.worker,
      key,
      delivery.pairId,
      delivery.contactId,
      ctx.actor?.userId ?? null,
      delivery.dueAt,
      ctx.now(),
    ],
  )
  await prepared(
    tx,
    'deliveries.name',
    `update app.comments set delivery_id = case when $3 = 'platform' then $4 else delivery_id end,
       whatsapp_delivery_id = case when $3 = 'whatsapp' then $4 else whatsapp_delivery_id end
     where company_id = $1 and id = $2`,
    [ctx.companyId, comment.id, delivery.channel, delivery.id],
  )
}
