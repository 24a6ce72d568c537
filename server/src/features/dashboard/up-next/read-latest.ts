import { type CommentPlatform, commentPlatforms } from '@bizamply/contract/comment-filter'
import type { UpNext } from '@bizamply/contract/up-next'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'

/**
 * When the latest comment of each connected source was written; a shop is one only if it brought in some. The rollups name the day, so no more is
 * read.
 */
export async function readLatest(tx: Tx, ctx: Ctx): Promise<UpNext['platforms']> {
  const rows = await prepared<{ platform: CommentPlatform; last_at: Date | null }>(
    tx,
    'up-next.latest',
    `select n.platform, l.occurred_at as last_at from app.connections n
     left join lateral (select d.day from app.brand_days d where d.company_id = $1 and d.brand_id = $2
       and d.platform = n.platform and d.received > 0 order by d.day desc limit 1) d on true
     left join lateral (select c.occurred_at from app.comments c where c.company_id = $1 and c.brand_id = $2
       and c.platform = n.platform and c.day = d.day and c.triage_state <> 'hidden'
       and c.occurred_at >= (d.day - 1)::timestamp at time zone 'UTC'
       and c.occurred_at < (d.day + 2)::timestamp at time zone 'UTC'
       order by c.occurred_at desc, c.id desc limit 1) l on true
     where n.company_id = $1 and n.brand_id = $2 and n.state <> 'signed-out' and n.platform = any($3::text[])
       and (n.platform <> 'shopify' or l.occurred_at is not null)
     order by array_position($3::text[], n.platform)`,
    [ctx.companyId, ctx.brandId, commentPlatforms],
  )
  return rows.map(({ platform, last_at: at }) => ({ platform, lastAt: at?.toISOString() ?? null }))
}
