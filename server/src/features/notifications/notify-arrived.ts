import { lowRating } from '@bizamply/contract/notification-kinds'
import type { Tx } from '../../db/database.ts'
import type { Place } from './add-notifications.ts'
import { storeNotifications } from './store-notifications.ts'

/**
 * Notifies every member of the brand of new comments that need a reply: `risk` if triage found one, `low-rating` for
 * one or two stars, else `comment`. One statement per batch; once per comment.
 */
export async function notifyArrived(tx: Tx, ctx: Place, commentIds: string[]): Promise<void> {
  if (commentIds.length === 0) return
  const values = [ctx.brandId, commentIds, ctx.now()]
  await storeNotifications(tx, ctx, { name: 'arrived', select: candidates, values, again: 'leave' })
}

// Comments of a batch keep their order.
const candidates = `select $3::uuid as brand_id, m.user_id, c.kind, c.id as comment_id, null::uuid as actor_id,
    '{}'::jsonb as details, 'arrived:' || c.id as once_key, $5::timestamptz - (c.place - 1) * interval '1 ms' as at
  from (select id, case when cardinality(risks) > 0 then 'risk' when rating <= ${lowRating} then 'low-rating'
        else 'comment' end as kind,
      row_number() over (order by occurred_at desc, id desc) as place
    from app.comments where company_id = $1 and id = any($4) and status = 'pending' and triage_state = 'open') c
  cross join (select user_id from app.members where company_id = $1) m`
