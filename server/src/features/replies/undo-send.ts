import type { Comment } from '@bizamply/contract/comments'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { UNDONE_SEND } from '../credits/index.ts'
import { lockDelivery, settleRefused } from './end-delivery.ts'
import { presentReply } from './present-reply.ts'
import { lockForReply } from './comment-deliveries.ts'

/** Undoes a delayed send: every delivery that is still queued. */
export async function undoSend(ctx: Ctx, input: { commentId: string }): Promise<Comment> {
  return ctx.tx(async (tx) => {
    const { deliveries } = await lockForReply(tx, ctx, input.commentId)
    if (deliveries.length === 0)
      throw new AppError('CONFLICT', { message: 'There’s nothing being sent for this review.' })
    let undone = 0
    for (const { id } of deliveries) {
      const { delivery, comment } = await lockDelivery(tx, ctx, id)
      if (delivery.state !== 'queued' || delivery.due_at <= ctx.now()) continue
      await settleRefused(tx, ctx, delivery, comment, UNDONE_SEND, 'cancelled')
      undone += 1
    }
    if (undone === 0 && deliveries.every(({ state }) => state === 'cancelled')) {
      throw new AppError('CONFLICT', { message: 'This send was already undone.' })
    }
    if (undone === 0) throw new AppError('CONFLICT', { message: 'It’s too late to undo this send.' })
    return presentReply(tx, ctx, input.commentId)
  })
}
