import { AppError } from '../../errors.ts'
import { emit, emitAll } from '../../db/events.ts'
import { freeKey, keepAnswer } from '../../db/once.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { ReplyOutcome } from '../../platforms/platform.ts'
import { changeStatus, lockComment, type LockedComment } from '../comments/index.ts'
import { releaseHold, settleHold } from '../credits/index.ts'
import type { Sent } from './send-reply.ts'

/** Writes down how a delivery ended, with its money, in one transaction. Throws what the caller is told. */
export async function endDelivery(ctx: Ctx, deliveryId: string, outcome: ReplyOutcome): Promise<Sent> {
  const result = await ctx.tx((tx) => write(tx, ctx, deliveryId, outcome))
  if (result instanceof AppError) throw result
  return result
}

export interface Ending {
  id: string
  comment_id: string
  hold_id: string
  key: string
  version: number
  text: string
  state: string
  begun_at: Date | null
  due_at: Date
}

export async function lockDelivery(
  tx: Tx,
  ctx: Ctx,
  deliveryId: string,
): Promise<{ delivery: Ending; comment: LockedComment }> {
  const [known] = await prepared<{ comment_id: string }>(
    tx,
    'deliveries.comment',
    'select comment_id from app.deliveries where company_id = $1 and id = $2',
    [ctx.companyId, deliveryId],
  )
  if (!known) throw new AppError('NOT_FOUND')
  // Comment first, then delivery: everybody locks in this order.
  const comment = await lockComment(tx, ctx.companyId, known.comment_id)
  const [delivery] = await prepared<Ending>(
    tx,
    'deliveries.lock',
    `select id, comment_id, hold_id, key, version, text, state, begun_at, due_at from app.deliveries
     where company_id = $1 and id = $2 for update`,
    [ctx.companyId, deliveryId],
  )
  if (!delivery) throw new AppError('NOT_FOUND')
  return { delivery, comment }
}

async function write(tx: Tx, ctx: Ctx, deliveryId: string, outcome: ReplyOutcome): Promise<Sent | AppError> {
  const { delivery, comment } = await lockDelivery(tx, ctx, deliveryId)
  if (!['queued', 'sending', 'unknown'].includes(delivery.state)) return new AppError('IN_PROGRESS')
  if (outcome.kind === 'posted') return posted(tx, ctx, delivery, comment, outcome.externalId)
  if (outcome.kind === 'refused') return refused(tx, ctx, delivery, comment, outcome.reason)
  await setState(tx, ctx, delivery.id, { state: 'unknown', reason: outcome.reason })
  await freeKey(tx, ctx, keyOf(delivery))
  await emit(tx, { ...ctx, brandId: comment.brandId }, 'reply', [comment.id])
  return new AppError('DELIVERY_UNKNOWN', { details: { commentId: comment.id, reason: outcome.reason } })
}

const keyOf = (delivery: Ending) => ({ call: 'send', key: delivery.key, request: null })

/** The reply stands on the platform: charge it and call the comment sent. */
export async function posted(
  tx: Tx,
  ctx: Ctx,
  delivery: Ending,
  comment: LockedComment,
  externalId: string | null,
): Promise<Sent> {
  await setState(tx, ctx, delivery.id, { state: 'posted', reason: null, externalId, postedAt: ctx.now() })
  await settleHold(tx, { companyId: ctx.companyId, holdId: delivery.hold_id, at: ctx.now() })
  await changeStatus(tx, ctx, comment, {
    status: 'sent',
    respondedAt: delivery.begun_at ?? ctx.now(),
    reply: {
      text: delivery.text,
      version: delivery.version,
      composer: comment.replyComposer ?? 'person',
      spans: comment.replySpans,
    },
  })
  const [hold] = await prepared<{ credits: number }>(
    tx,
    'deliveries.price',
    'select credits from app.credit_holds where company_id = $1 and id = $2',
    [ctx.companyId, delivery.hold_id],
  )
  const answer: Sent = {
    commentId: comment.id,
    status: 'sent',
    channelsUsed: ['platform'],
    creditsUsed: hold?.credits ?? 0,
    dueAt: delivery.due_at.toISOString(),
  }
  await keepAnswer(tx, ctx, keyOf(delivery), answer)
  await tell(tx, ctx, comment)
  return answer
}

/** The platform said no, or nothing ever left: give the credits back and keep the draft. */
export async function refused(
  tx: Tx,
  ctx: Ctx,
  delivery: Ending,
  comment: LockedComment,
  reason: string,
  state: 'failed' | 'cancelled' = 'failed',
): Promise<AppError> {
  await setState(tx, ctx, delivery.id, { state, reason })
  await releaseHold(tx, { companyId: ctx.companyId, holdId: delivery.hold_id, at: ctx.now() })
  await freeKey(tx, ctx, keyOf(delivery))
  await tell(tx, ctx, comment)
  return new AppError('DELIVERY_FAILED', {
    message: `${reason.replace(/[.\s]*$/, '.')} Nothing was charged.`,
    details: { reason },
  })
}

async function tell(tx: Tx, ctx: Ctx, comment: LockedComment): Promise<void> {
  await emitAll(tx, { ...ctx, brandId: comment.brandId }, { reply: [comment.id], credits: ['balance'] })
}

async function setState(
  tx: Tx,
  ctx: Ctx,
  deliveryId: string,
  to: { state: string; reason: string | null; externalId?: string | null; postedAt?: Date },
): Promise<void> {
  await prepared(
    tx,
    'deliveries.state',
    `update app.deliveries set state = $3, reason = $4, external_id = $5, posted_at = $6
     where company_id = $1 and id = $2`,
    [ctx.companyId, deliveryId, to.state, to.reason, to.externalId ?? null, to.postedAt ?? null],
  )
}
