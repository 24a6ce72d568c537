import type { UpNext } from '@bizamply/contract/up-next'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { type LeftJoined, prepared } from '../../../db/prepared.ts'

type Sent = Pick<UpNext['today'], 'replies' | 'members'>

/** Replies posted since an instant, by member. Former members and jobs aren't named, as in the list of members. */
export async function readSent(tx: Tx, ctx: Ctx, since: Date): Promise<Sent> {
  const rows = await prepared<{ replies: number } & LeftJoined<{ id: string; name: string }>>(
    tx,
    'up-next.sent',
    `select s.replies, u.id, u.name
     from (select user_id, count(*)::int as replies
       from (select distinct on (comment_id) comment_id, user_id from app.deliveries
         where company_id = $1 and brand_id = $2 and state = 'posted' and posted_at >= $3
         order by comment_id, posted_at, id) d group by user_id) s
     left join app.users u on u.id = s.user_id and exists (select 1 from app.members m
       where m.company_id = $1 and m.user_id = s.user_id and app.brand_role($1, m.user_id, $2) is not null)
     order by s.replies desc, lower(u.name), u.id`,
    [ctx.companyId, ctx.brandId, since],
  )
  return {
    replies: rows.reduce((sum, row) => sum + row.replies, 0),
    members: rows.flatMap(({ id, name, replies }) => (id === null ? [] : [{ id, name, replies }])),
  }
}

interface Days {
  today: { from: Date; to: Date }
  lastWeek: { from: Date; to: Date }
}

/** Median hours that customers waited for the replies posted on each day; null if there are none. */
export async function readWaits(tx: Tx, ctx: Ctx, days: Days): Promise<Record<keyof Days, number | null>> {
  const all = [days.today, days.lastWeek]
  const rows = await prepared<{ n: number; hours: number }>(
    tx,
    'up-next.waits',
    `select w.n::int as n, percentile_cont(0.5) within group (order by w.seconds) / 3600 as hours
     from (select distinct on (t.n, c.id) t.n, extract(epoch from c.responded_at - c.occurred_at) as seconds
       from unnest($3::timestamptz[], $4::timestamptz[]) with ordinality as t(begins, ends, n)
       join app.deliveries d on d.company_id = $1 and d.brand_id = $2 and d.state = 'posted'
         and d.posted_at >= t.begins and d.posted_at < t.ends
       join app.comments c on c.company_id = $1 and c.id = d.comment_id) w
     where w.seconds > 0 and w.seconds < 168 * 3600 group by w.n`,
    [ctx.companyId, ctx.brandId, all.map(({ from }) => from), all.map(({ to }) => to)],
  )
  const hoursOf = (n: number): number | null => {
    const row = rows.find((one) => one.n === n)
    return row ? Math.round(row.hours * 100) / 100 : null
  }
  return { today: hoursOf(1), lastWeek: hoursOf(2) }
}
