import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { tellWhom, type Place } from './add-notifications.ts'

/**
 * Tells every member of comments that have just come in and wait for an answer: `risk` where the reader found one, else
 * `comment`. One statement a batch; a comment tells once.
 */
export async function notifyArrived(tx: Tx, ctx: Place, commentIds: string[]): Promise<void> {
  if (commentIds.length === 0) return
  const told = await prepared<{ user_id: string }>(tx, 'notifications.arrived', statement, [
    ctx.companyId,
    ctx.brandId,
    commentIds,
    ctx.now(),
  ])
  await tellWhom(tx, ctx, told)
}

// Those of one batch keep the order in which they were written.
const statement = `insert into app.notifications (company_id, id, brand_id, user_id, kind, comment_id, once_key, created_at)
  select $1, gen_random_uuid(), $2, m.user_id, c.kind, c.id, 'arrived:' || c.id,
    $4::timestamptz - (c.place - 1) * interval '1 ms'
  from (select id, case when cardinality(risks) > 0 then 'risk' else 'comment' end as kind,
      row_number() over (order by occurred_at desc, id desc) as place
    from app.comments where company_id = $1 and id = any($3) and status = 'pending' and shelf = 'open') c
  join app.members m on m.company_id = $1
  join app.users u on u.id = m.user_id and c.kind <> all(u.muted_kinds)
  on conflict (company_id, user_id, once_key) do nothing
  returning user_id`
