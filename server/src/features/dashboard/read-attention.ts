import type { CommentPlatform } from '@bizamply/contract/comment-filter'
import type { Attention, WaitingReview } from '@bizamply/contract/dashboard'
import { shownProductName } from '@bizamply/contract/product-name'
import { addDays } from '@bizamply/contract/ranges'
import type { ServiceKey } from '@bizamply/contract/service-facts'
import { startOfDay } from '@bizamply/contract/time-zone'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { pipeline } from '../../db/pipeline.ts'
import { prepared, type LeftJoined } from '../../db/prepared.ts'

export type BrandAttention = Omit<Attention, 'draftsToRead' | 'products' | 'productCount'>

/** What is waiting for the team, in any window: each count is the length of a list under the comment filters. */
export async function readAttention(tx: Tx, ctx: Ctx, { timezone, today }: BrandDay): Promise<BrandAttention> {
  const day = addDays(today, -BACKLOG_DAYS)
  const recent = startOfDay(timezone, addDays(day, 1))
  const [[counts], oldest] = await pipeline([
    prepared<Counts>(tx, 'dashboard.attention', countsStatement, [ctx.companyId, ctx.brandId, day]),
    prepared<OldestRow>(tx, 'dashboard.oldest', oldestStatement, [ctx.companyId, ctx.brandId, recent]),
  ])
  const { sensitive_pending: pending = 0, sensitive_draft: draft = 0 } = counts ?? {}
  return {
    notSent: counts?.not_sent ?? 0,
    unconfirmed: counts?.unconfirmed ?? 0,
    sensitive: { pending, draft },
    disconnected: counts?.disconnected ?? [],
    waiting: counts?.waiting ?? 0,
    backlog: { count: counts?.backlog ?? 0, until: day },
    oldest: oldest.map((row) => presentOldest(ctx, row)),
  }
}

/** Today in the brand's timezone. */
export interface BrandDay {
  timezone: string
  today: string
}

/** Older reviews are a backlog: counted, not listed. */
const BACKLOG_DAYS = 30

interface Counts {
  waiting: number
  backlog: number
  sensitive_pending: number
  sensitive_draft: number
  not_sent: number
  unconfirmed: number
  disconnected: ServiceKey[]
}

// The same conditions as in comments/list/comment-filter.ts.
const sensitive = (status: 'pending' | 'draft'): string => `(select count(*)::int from app.comments
  where company_id = $1 and brand_id = $2 and status = '${status}' and triage_state = 'open' and cardinality(risks) > 0)`
const unsettled = (state: 'failed' | 'unknown'): string => `(select count(distinct v.comment_id)::int
  from app.deliveries v join app.comments c on c.company_id = $1 and c.id = v.comment_id
  where v.company_id = $1 and v.brand_id = $2 and v.state in ('failed', 'unknown') and v.state = '${state}'
    and v.id in (c.delivery_id, c.whatsapp_delivery_id) and not c.answered_elsewhere and c.triage_state = 'open')`

const countsStatement = `select
  (select coalesce(sum(pending), 0)::int from app.brand_counts where company_id = $1 and brand_id = $2) as waiting,
  (select coalesce(sum(open_pending), 0)::int from app.brand_days
    where company_id = $1 and brand_id = $2 and day <= $3::date) as backlog,
  ${sensitive('pending')} as sensitive_pending, ${sensitive('draft')} as sensitive_draft,
  ${unsettled('failed')} as not_sent, ${unsettled('unknown')} as unconfirmed,
  array(select platform from app.connections where company_id = $1 and brand_id = $2 and state = 'signed-out'
    order by platform) as disconnected`

type OldestRow = {
  id: string
  author_name: string | null
  platform: CommentPlatform
  rating: number | null
  occurred_at: Date
  excerpt: string
} & LeftJoined<{ title: string; cataloged: boolean }> & { picture_url: string | null }

const MOST_OLDEST = 3

const unhappy = `coalesce(rating <= 3, sentiment = 'negative', false)`
const waitingAs = (
  condition: string,
): string => `(select id, author_name, platform, rating, occurred_at, product_id, content,
    ${unhappy} as unhappy from app.comments where company_id = $1 and brand_id = $2 and status = 'pending'
    and triage_state = 'open' and occurred_at >= $3 and ${condition} order by occurred_at, id limit ${MOST_OLDEST})`

const oldestStatement = `select c.id, c.author_name, c.platform, c.rating, c.occurred_at, left(c.content, 200) as excerpt, p.title,
    p.external_id not like 'file:%' as cataloged, p.picture_url
  from (${waitingAs(unhappy)} union ${waitingAs('true')} order by unhappy desc, occurred_at, id limit ${MOST_OLDEST}) c
  left join app.products p on p.company_id = $1 and p.id = c.product_id order by c.unhappy desc, c.occurred_at, c.id`

const presentOldest = (ctx: Ctx, row: OldestRow): WaitingReview => ({
  id: row.id,
  author: row.author_name?.trim() || 'Anonymous',
  platform: row.platform,
  rating: row.rating === null ? null : String(row.rating),
  product: row.title === null ? null : shownProductName(row),
  image: row.picture_url ? ctx.rewrite(row.picture_url) : null,
  at: row.occurred_at.toISOString(),
  excerpt: row.excerpt,
})
