import { AppError } from '../../errors.ts'
import { emitAll } from '../../db/events.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { ReplyOutcome } from '../../platforms/platform.ts'
import { changeStatus, lockComment, type LockedComment } from '../comments/index.ts'
import { releaseHold, settleHold } from '../credits/index.ts'
import { recordHandouts } from '../discounts/index.ts'
import { notifySend } from '../notifications/index.ts'
import type { Channel } from './comment-deliveries.ts'
import { readSendResult, storeSendResult, type SendOutcome } from './store-send-result.ts'

/** Stores a delivery's outcome and its credits in one transaction. Returns the result of the request that sent it. */
export function endDelivery(ctx: Ctx, deliveryId: string, outcome: ReplyOutcome): Promise<SendOutcome> {
  return ctx.tx((tx) => writeEnd(tx, ctx, deliveryId, outcome))
}

export interface Ending {
  id: string
  comment_id: string
  channel: Channel
  hold_id: string
  key: string
  pair_id: string | null
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
  // Every transaction locks the comment before the delivery.
  const comment = await lockComment(tx, ctx.companyId, known.comment_id)
  const [delivery] = await prepared<Ending>(
    tx,
    'deliveries.lock',
    `select id, comment_id, channel, hold_id, key, pair_id, version, text, state, begun_at, due_at from app.deliveries
     where company_id = $1 and id = $2 for update`,
    [ctx.companyId, deliveryId],
  )
  if (!delivery) throw new AppError('NOT_FOUND')
  return { delivery, comment }
}

/** A final state never changes. */
export async function writeEnd(tx: Tx, ctx: Ctx, deliveryId: string, outcome: ReplyOutcome): Promise<SendOutcome> {
  const { delivery, comment } = await lockDelivery(tx, ctx, deliveryId)
  if (!['queued', 'sending', 'unknown'].includes(delivery.state)) return readSendResult(tx, ctx, delivery)
  const platform = delivery.channel === 'whatsapp' ? 'whatsapp' : comment.platform
  ctx.metrics.sends.inc({ platform, outcome: outcome.kind })
  if (outcome.kind === 'posted') return settlePosted(tx, ctx, delivery, comment, outcome.externalId)
  if (outcome.kind === 'refused') {
    const result = await settleRefused(tx, ctx, delivery, comment, outcome.reason)
    await notifySend(tx, ctx, { kind: 'send-failed', deliveryId })
    return result
  }
  await setState(tx, ctx, delivery.id, { state: 'unknown', reason: outcome.reason })
  await notifySend(tx, ctx, { kind: 'send-unknown', deliveryId })
  await emitChange(tx, ctx, comment)
  return storeSendResult(tx, ctx, delivery)
}

/** The reply was posted: charges the delivery and marks the comment sent after the first one. */
export async function settlePosted(
  tx: Tx,
  ctx: Ctx,
  delivery: Ending,
  comment: LockedComment,
  externalId: string | null,
): Promise<SendOutcome> {
  await setState(tx, ctx, delivery.id, { state: 'posted', reason: null, externalId, postedAt: ctx.now() })
  await settleHold(tx, { companyId: ctx.companyId, holdId: delivery.hold_id, at: ctx.now() })
  if (comment.status !== 'sent') {
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
  }
  await recordHandouts(tx, ctx, { brandId: comment.brandId, commentId: comment.id, text: delivery.text, at: ctx.now() })
  await emitChange(tx, ctx, comment)
  return storeSendResult(tx, ctx, delivery)
}

/** It was refused or never sent: releases the credits and keeps the draft. */
export async function settleRefused(
  tx: Tx,
  ctx: Ctx,
  delivery: Ending,
  comment: LockedComment,
  reason: string,
  state: 'failed' | 'cancelled' = 'failed',
): Promise<SendOutcome> {
  await setState(tx, ctx, delivery.id, { state, reason })
  await releaseHold(tx, { companyId: ctx.companyId, holdId: delivery.hold_id, at: ctx.now(), reason })
  await emitChange(tx, ctx, comment)
  return storeSendResult(tx, ctx, delivery)
}

async function emitChange(tx: Tx, ctx: Ctx, comment: LockedComment): Promise<void> {
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
