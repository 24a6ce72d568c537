import type { Comment } from '@bizamply/contract/comments'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { lockComment } from '../comments/index.ts'
import { lockDelivery, posted, refused } from './end-delivery.ts'
import { presented } from './edit-draft.ts'

/** A person looked at the platform and says whether the reply stands there. */
export async function settleUnknown(ctx: Ctx, input: { commentId: string; posted: boolean }): Promise<Comment> {
  return ctx.tx(async (tx) => {
    const locked = await lockComment(tx, ctx.companyId, input.commentId)
    if (locked.deliveryState !== 'unknown' || !locked.deliveryId) {
      throw new AppError('CONFLICT', { message: 'There is nothing to decide about this comment.' })
    }
    const { delivery, comment } = await lockDelivery(tx, ctx, locked.deliveryId)
    const who = ctx.actor?.name || ctx.actor?.email || 'a person'
    if (input.posted) await posted(tx, ctx, delivery, comment, null)
    else await refused(tx, ctx, delivery, comment, `Not posted, as ${who} saw on the platform.`)
    return presented(tx, ctx, input.commentId)
  })
}

/** Takes back a send that still waits for its time. */
export async function cancelSend(ctx: Ctx, input: { commentId: string }): Promise<Comment> {
  return ctx.tx(async (tx) => {
    const locked = await lockComment(tx, ctx.companyId, input.commentId)
    if (!locked.deliveryId) throw new AppError('CONFLICT', { message: 'Nothing of this comment is being sent.' })
    const { delivery, comment } = await lockDelivery(tx, ctx, locked.deliveryId)
    if (delivery.state !== 'queued' || delivery.due_at <= ctx.now()) {
      throw new AppError('CONFLICT', { message: 'It is too late to undo: the reply has left.' })
    }
    await refused(tx, ctx, delivery, comment, 'Undone before it left.', 'cancelled')
    return presented(tx, ctx, input.commentId)
  })
}
