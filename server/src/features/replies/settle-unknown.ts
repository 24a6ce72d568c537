import type { Comment } from '@bizamply/contract/comments'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { lockDelivery, posted, refused } from './end-delivery.ts'
import { presented } from './edit-draft.ts'
import { lockForReply, type Channel } from './legs.ts'

/** A person looked at the platform and says whether the reply stands there. */
export async function settleUnknown(
  ctx: Ctx,
  input: { commentId: string; posted: boolean; channel?: Channel | undefined },
): Promise<Comment> {
  return ctx.tx(async (tx) => {
    const { legs } = await lockForReply(tx, ctx, input.commentId)
    const unknown = legs.filter(({ state }) => state === 'unknown')
    const wanted = unknown.filter(({ channel }) => (input.channel ?? channel) === channel)
    const leg = wanted.find(({ channel }) => channel === 'platform') ?? wanted[0]
    if (!leg) throw new AppError('CONFLICT', { message: 'There is nothing to decide about this comment.' })
    const { delivery, comment } = await lockDelivery(tx, ctx, leg.id)
    const who = ctx.actor?.name || ctx.actor?.email || 'a person'
    const where = leg.channel === 'whatsapp' ? 'in WhatsApp' : 'on the platform'
    if (input.posted) await posted(tx, ctx, delivery, comment, null)
    else await refused(tx, ctx, delivery, comment, `Not posted, as ${who} saw ${where}.`)
    return presented(tx, ctx, input.commentId)
  })
}

/** Takes back what still waits for its time: every leg of it. */
export async function cancelSend(ctx: Ctx, input: { commentId: string }): Promise<Comment> {
  return ctx.tx(async (tx) => {
    const { legs } = await lockForReply(tx, ctx, input.commentId)
    if (legs.length === 0) throw new AppError('CONFLICT', { message: 'Nothing of this comment is being sent.' })
    let undone = 0
    for (const leg of legs) {
      const { delivery, comment } = await lockDelivery(tx, ctx, leg.id)
      if (delivery.state !== 'queued' || delivery.due_at <= ctx.now()) continue
      await refused(tx, ctx, delivery, comment, 'Undone before it left.', 'cancelled')
      undone += 1
    }
    if (undone === 0 && legs.every(({ state }) => state === 'cancelled')) {
      throw new AppError('CONFLICT', { message: 'It was undone already: nothing is being sent.' })
    }
    if (undone === 0) throw new AppError('CONFLICT', { message: 'It is too late to undo: the reply has left.' })
    return presented(tx, ctx, input.commentId)
  })
}
