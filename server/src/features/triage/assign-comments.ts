import type { Ctx } from '../../context.ts'
import { plannedPerCall } from '../../db/prepared.ts'
import { recordActivity } from '../comments/index.ts'
import { notifyAssigned } from '../notifications/index.ts'
import { emitComments } from '../../db/events.ts'
import { lockAll } from './lock-comments.ts'
import { requireMembers, requireWriter } from './members.ts'

/** Assigns or unassigns comments and returns those that were assigned to another person. */
export async function assignComments(
  ctx: Ctx,
  input: { commentIds: string[]; userId?: string | null | undefined },
): Promise<{ changed: string[] }> {
  const userId = input.userId ?? null
  return ctx.tx(async (tx) => {
    if (userId) {
      await requireMembers(tx, ctx, [userId])
      await requireWriter(tx, ctx, userId)
    }
    const chosen = await lockAll(tx, ctx, input.commentIds)
    const changed = chosen.filter((one) => one.assigneeId !== userId).map(({ id }) => id)
    if (changed.length === 0) return { changed }
    await plannedPerCall(
      tx,
      'update app.comments set assignee_id = $3, updated_at = $4 where company_id = $1 and id = any($2::uuid[])',
      [ctx.companyId, changed, userId, ctx.now()],
    )
    await recordActivity(
      tx,
      ctx,
      changed.map((commentId) => ({ commentId, kind: 'assigned', details: { userId } })),
    )
    await notifyAssigned(tx, ctx, { commentIds: changed, userId })
    await emitComments(tx, ctx, changed)
    return { changed }
  })
}
