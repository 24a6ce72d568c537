import type { ActivityItem } from '@bizamply/contract/dashboard'
import type { CommentPlatform, CommentStatus } from '@bizamply/contract/comment-filter'
import { shownProductName } from '@bizamply/contract/product-name'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'

interface Row {
  id: string
  author_name: string | null
  platform: CommentPlatform
  status: CommentStatus
  rating: number | null
  text: string
  occurred_at: Date
  title: string | null
  cataloged: boolean | null
  picture_url: string | null
}

/** The brand's latest comments that aren't hidden. */
export async function readActivity(tx: Tx, ctx: Ctx, limit: number): Promise<ActivityItem[]> {
  const most = Math.trunc(limit)
  const rows = await prepared<Row>(
    tx,
    `dashboard.activity.${most}`,
    `select c.id, c.author_name, c.platform, c.status, c.rating, left(c.content, ${MOST_LETTERS}) as text, c.occurred_at,
       p.title, p.external_id not like 'file:%' as cataloged, p.picture_url
     from (select * from app.comments where company_id = $1 and brand_id = $2 and triage_state <> 'hidden'
       order by occurred_at desc, id desc limit ${most}) c
     left join app.products p on p.company_id = $1 and p.id = c.product_id order by c.occurred_at desc, c.id desc`,
    [ctx.companyId, ctx.brandId],
  )
  return rows.map((row) => ({
    id: row.id,
    commentId: row.id,
    author: row.author_name?.trim() || 'Anonymous',
    platform: row.platform,
    status: row.status,
    rating: row.rating === null ? null : String(row.rating),
    text: row.text,
    product: row.title === null ? null : shownProductName({ title: row.title, cataloged: row.cataloged ?? false }),
    image: row.picture_url ? ctx.rewrite(row.picture_url) : null,
    at: row.occurred_at.toISOString(),
  }))
}

/** A row shows one line and links to the full text. */
const MOST_LETTERS = 500
