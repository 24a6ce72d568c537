import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { emitAll } from '../../db/events.ts'
import { changeStatus, type LockedComment } from '../comments/index.ts'
import { refundUndeliveredMessage } from '../credits/index.ts'
import { forgetHandouts } from '../discounts/index.ts'
import type { MovedMessage } from '../messaging/index.ts'
import { notifySend } from '../notifications/index.ts'
import { lockDelivery, writeEnd, type Ending } from './end-delivery.ts'
import { storeSendResult } from './store-send-result.ts'

/** Settles the delivery of a message that changed state, in the same transaction. */
export async function settleMessage(tx: Tx, ctx: Ctx, moved: MovedMessage): Promise<void> {
  if (moved.deliveryId === null) return
  if (moved.status !== 'failed') {
    await writeEnd(tx, ctx, moved.deliveryId, { kind: 'posted', externalId: moved.externalId })
    return
  }
  const { delivery, comment } = await lockDelivery(tx, ctx, moved.deliveryId)
  const reason = moved.reason ?? 'WhatsApp couldn’t deliver the message.'
  if (delivery.state === 'posted') return refundUndelivered(tx, ctx, delivery, comment, reason)
  await writeEnd(tx, ctx, delivery.id, { kind: 'refused', problem: 'invalid', reason, retryAfterMs: null })
}

/** Accepted and charged but not delivered: ledger entries are permanent, so the credits are refunded. */
async function refundUndelivered(
  tx: Tx,
  ctx: Ctx,
  delivery: Ending,
  comment: LockedComment,
  reason: string,
): Promise<void> {
  const [row] = await prepared<{ credits: number; others: number }>(
    tx,
    'deliveries.undelivered',
    `update app.deliveries d set state = 'failed', reason = $3, posted_at = null from app.credit_holds h
     where d.company_id = $1 and d.id = $2 and h.company_id = $1 and h.id = d.hold_id
     returning h.credits, (select count(*)::int from app.deliveries o where o.company_id = $1
       and o.comment_id = d.comment_id and o.id <> d.id and o.state = 'posted') as others`,
    [ctx.companyId, delivery.id, reason],
  )
  if (!row) return
  await refundUndeliveredMessage(tx, {
    companyId: ctx.companyId,
    deliveryId: delivery.id,
    credits: row.credits,
    at: ctx.now(),
  })
  await notifySend(tx, ctx, { kind: 'send-failed', deliveryId: delivery.id, later: true })
  if (row.others === 0) await forgetHandouts(tx, ctx, comment.id)
  if (row.others === 0 && comment.status === 'sent' && comment.replyComposer !== 'elsewhere') {
    const { replyText: text, replyVersion: version, replyComposer: composer, replySpans: spans } = comment
    const reply = {
      text: text ?? delivery.text,
      version: version ?? delivery.version,
      composer: composer ?? 'person',
      spans,
    }
    await changeStatus(tx, ctx, comment, { status: 'draft', respondedAt: null, reply })
  }
  await emitAll(tx, { ...ctx, brandId: comment.brandId }, { reply: [comment.id], credits: ['balance'] })
  await storeSendResult(tx, ctx, delivery)
}
