import type { Comment } from '@bizamply/contract/comments'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { lockDelivery, settlePosted, settleRefused } from './end-delivery.ts'
import { presentReply } from './present-reply.ts'
import { lockForReply, type Channel } from './comment-deliveries.ts'

/** Stores a person's decision whether the reply is on the platform. */
export async function settleUnknown(
  ctx: Ctx,
  input: { commentId: string; posted: boolean; channel?: Channel | undefined },
): Promise<Comment> {
  return ctx.tx(async (tx) => {
    const { deliveries } = await lockForReply(tx, ctx, input.commentId)
    const unknown = deliveries.filter(({ state }) => state === 'unknown')
    const requested = unknown.filter(({ channel }) => (input.channel ?? channel) === channel)
    const chosen = requested.find(({ channel }) => channel === 'platform') ?? requested[0]
    if (!chosen) throw new AppError('CONFLICT', { message: 'This review has no unconfirmed reply.' })
    const { delivery, comment } = await lockDelivery(tx, ctx, chosen.id)
    const who = ctx.actor?.name || ctx.actor?.email || 'Someone'
    const place = chosen.channel === 'whatsapp' ? 'WhatsApp' : 'the platform'
    const text = chosen.channel === 'whatsapp' ? 'message' : 'reply'
    if (input.posted) await settlePosted(tx, ctx, delivery, comment, null)
    else await settleRefused(tx, ctx, delivery, comment, `${who} checked ${place} and didn’t find this ${text}.`)
    return presentReply(tx, ctx, input.commentId)
  })
}
