import { emit } from '../../db/events.ts'
import type { Ctx } from '../../context.ts'
import { releaseHold, STOPPED_REPLY } from '../credits/index.ts'
import { unlockGeneratingComment } from './unlock-generating-comment.ts'
import { lockForReply } from './comment-deliveries.ts'

/**
 * Releases the hold of a running generation, in any process. When it finishes, it finds no hold, so it stores and
 * charges nothing. A model call in this process is aborted immediately.
 */
export async function stopGeneration(ctx: Ctx, input: { commentId: string }): Promise<{ stopped: boolean }> {
  const holdId = await ctx.tx(async (tx) => {
    const comment = await lockForReply(tx, ctx, input.commentId)
    const { generatingHoldId } = comment
    if (generatingHoldId === null) return null
    await releaseHold(tx, { companyId: ctx.companyId, holdId: generatingHoldId, at: ctx.now(), reason: STOPPED_REPLY })
    await unlockGeneratingComment(tx, { companyId: ctx.companyId, commentId: comment.id, holdId: generatingHoldId })
    await emit(tx, { ...ctx, brandId: comment.brandId }, 'reply', [comment.id])
    return generatingHoldId
  })
  if (holdId !== null) underWay.get(holdId)?.abort()
  return { stopped: holdId !== null }
}

const underWay = new Map<string, AbortController>()

/** Runs work that stopping this hold's generation aborts. */
export async function stoppable<T>(holdId: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  underWay.set(holdId, controller)
  try {
    return await work(controller.signal)
  } finally {
    underWay.delete(holdId)
  }
}
