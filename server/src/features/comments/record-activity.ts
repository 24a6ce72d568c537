import { newId } from '../../db/ids.ts'
import { plannedPerCall } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'

export type ActivityKind =
  | 'assigned'
  | 'tagged'
  | 'snoozed'
  | 'woke'
  | 'no-reply'
  | 'reopened'
  | 'hidden'
  | 'restored'
  | 'corrected'
  | 'product'
  | 'reply-edited'
  | 'reply-withdrawn'

export interface Activity {
  commentId: string
  kind: ActivityKind
  /** Our own ids and values, never a customer's text. */
  details?: Record<string, unknown>
}

/** Records activity other than versions and deliveries, for a comment's history. */
export async function recordActivity(tx: Tx, ctx: Ctx, activities: Activity[]): Promise<void> {
  if (activities.length === 0) return
  await plannedPerCall(
    tx,
    `insert into app.comment_events (company_id, id, comment_id, kind, details, user_id, created_at)
     select $1, t.id, t.comment_id, t.kind, t.details, $2, $3
     from unnest($4::uuid[], $5::uuid[], $6::text[], $7::jsonb[]) as t(id, comment_id, kind, details)`,
    [
      ctx.companyId,
      ctx.actor?.userId ?? null,
      ctx.now(),
      activities.map(() => newId()),
      activities.map(({ commentId }) => commentId),
      activities.map(({ kind }) => kind),
      activities.map(({ details }) => JSON.stringify(details ?? {})),
    ],
  )
}
