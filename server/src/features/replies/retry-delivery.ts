import { AppError } from '../../errors.ts'
import { claimIdempotencyKey, type IdempotencyKey } from '../../db/idempotency-keys.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { createDeliveries } from './create-deliveries.ts'
import { deliverAll } from './deliver-all.ts'
import { staleDraft } from './draft-checks.ts'
import { requeueSendsOnOutage } from './requeue-delivery.ts'
import { deliveryOf, lockForReply, type Answerable, type Channel } from './comment-deliveries.ts'
import { requireChangeable } from './reply-guards.ts'
import { requireSendingOn, type Created } from './send-reply.ts'
import type { Sent } from './send-result.ts'
import { findChannels } from './find-channels.ts'

export interface RetryInput {
  commentId: string
  channel: Channel
  delaySeconds: number
  key: string
}

/** Sends one delivery with the text that was sent: a failed one, or a second channel. */
export async function retryDelivery(ctx: Ctx, input: RetryInput): Promise<Sent> {
  const { commentId, channel, delaySeconds } = input
  const once: IdempotencyKey = { call: 'send', key: input.key, request: { commentId, retry: channel, delaySeconds } }
  await requireSendingOn(ctx)
  return requeueSendsOnOutage(ctx, input, async () => {
    const created = await ctx.tx((tx) => create(tx, ctx, input, once))
    if ('answer' in created) return created.answer
    if (delaySeconds > 0) return created.waiting
    return deliverAll(ctx, created.ids)
  })
}

async function create(tx: Tx, ctx: Ctx, input: RetryInput, once: IdempotencyKey): Promise<Created> {
  const comment = await lockForReply(tx, ctx, input.commentId)
  const kept = await claimIdempotencyKey(tx, ctx, once)
  if (kept) return { answer: kept.answer as Sent }
  requireChangeable(comment)
  await requireRetryable(tx, ctx, comment, input.channel)
  const { channel, delaySeconds, key } = input
  const text = comment.replyText ?? ''
  const deliveries = await findChannels(tx, ctx, comment, { channels: [channel], text })
  return createDeliveries(tx, ctx, { comment, version: comment.replyVersion ?? 1, text, deliveries, delaySeconds, key })
}

async function requireRetryable(tx: Tx, ctx: Ctx, comment: Answerable, channel: Channel): Promise<void> {
  const own = deliveryOf(comment, channel)
  if (own?.state === 'posted' || comment.replyComposer === 'elsewhere') throw new AppError('ALREADY_SENT')
  // One delivery succeeded, so its text is the comment's reply.
  if (comment.status === 'sent') return
  if (comment.status !== 'draft') throw new AppError('NOT_A_DRAFT')
  if (own?.state !== 'failed') {
    throw new AppError('CONFLICT', { message: 'This reply has no failed delivery. Send the draft instead.' })
  }
  // Its marks were accepted when this version was sent.
  if (own.version !== comment.replyVersion) throw await staleDraft(tx, ctx, comment.id)
}
