import type { Ctx } from '../../context.ts'
import { plannedPerCall, prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'
import { recordActivity } from '../comments/index.ts'
import { notifyAssigned } from '../notifications/index.ts'
import { emitComments } from '../../db/events.ts'
import { lockExisting } from './lock-comments.ts'

/**
 * Reassigns all of a member's comments in every brand to another member, or unassigns them where that member can't
 * reply. Returns how many.
 */
export async function handOver(tx: Tx, ctx: Ctx, { from, to }: { from: string; to: string | null }): Promise<number> {
  const rows = await prepared<{ id: string; brand_id: string; writes: boolean | null }>(
    tx,
    'triage.assigned-to',
    `select c.id, b.id as brand_id, app.brand_role($1, $3, b.id) in ('admin', 'editor') as writes from app.brands b
     join app.comments c on c.company_id = $1 and c.brand_id = b.id and c.assignee_id = $2
     where b.company_id = $1 order by b.id`,
    [ctx.companyId, from, to],
  )
  for (const [brandId, ours] of Map.groupBy(rows, (row) => row.brand_id)) {
    const ids = ours.map(({ id }) => id)
    await giveTo(tx, { ...ctx, brandId }, ids, ours[0]?.writes ? to : null)
  }
  return rows.length
}

/** Views that a leaving member shared pass to the longest-serving admin without a view of that name. */
export async function handOverViews(tx: Tx, companyId: string, from: string): Promise<void> {
  await prepared(
    tx,
    'views.hand-over',
    `with heirs as (select v.id, (select m.user_id from app.members m
         where m.company_id = $1 and m.role = 'admin' and m.user_id <> $2 and not exists (select 1 from app.saved_views o
           where o.company_id = $1 and o.brand_id = v.brand_id and o.user_id = m.user_id and o.name = v.name)
         order by m.created_at, m.user_id limit 1) as user_id
       from app.saved_views v where v.company_id = $1 and v.user_id = $2 and v.shared)
     update app.saved_views v set user_id = h.user_id from heirs h
     where v.company_id = $1 and v.id = h.id and h.user_id is not null`,
    [companyId, from],
  )
}

async function giveTo(tx: Tx, ctx: Ctx, ids: string[], userId: string | null): Promise<void> {
  await lockExisting(tx, ctx, ids)
  await plannedPerCall(
    tx,
    'update app.comments set assignee_id = $3, updated_at = $4 where company_id = $1 and id = any($2::uuid[])',
    [ctx.companyId, ids, userId, ctx.now()],
  )
  await recordActivity(
    tx,
    ctx,
    ids.map((commentId) => ({ commentId, kind: 'assigned', details: { userId } })),
  )
  await notifyAssigned(tx, ctx, { commentIds: ids, userId })
  await emitComments(tx, ctx, ids)
}
