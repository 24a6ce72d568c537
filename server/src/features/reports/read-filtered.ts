import { commentPlatforms, type CommentPlatform } from '@bizamply/contract/comment-filter'
import { shownProductName } from '@bizamply/contract/product-name'
import { grainOf, type Range, addDays } from '@bizamply/contract/ranges'
import type { ReportInput } from '@bizamply/contract/reports'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { assemble, dayBuckets, hourBuckets, spread, type Cut, type Series } from '../dashboard/index.ts'
import { measures, rowsOfComments, share, summed, type Sums } from '../rollups/index.ts'
import { startOfDay } from '@bizamply/contract/time-zone'
import { reportLists, type ReportProduct } from './report-data.ts'

/** No rollup combines platforms and products, so comments are summed directly by the same formulas. */
export interface Filtered {
  tx: Tx
  ctx: Ctx
  timezone: string
  filter: ReportInput['filter']
}

const fits = `(cardinality($5::text[]) = 0 or c.platform = any($5::text[]))
  and (cardinality($6::uuid[]) = 0 or c.product_id = any($6::uuid[]))`
/** `$1` company, `$2` brand, `$3` and `$4` the window, `$5` and `$6` the filter. */
export const ofWindow = `c.occurred_at >= $3::timestamptz and c.occurred_at < $4::timestamptz and ${fits}`

export async function readFilteredSeries(of: Filtered, cut: Cut, window: Range): Promise<Series> {
  const { buckets, starts } = bucketsOf(of.timezone, cut, window)
  const rows = await prepared<Sums & { n: number }>(
    of.tx,
    'reports.series',
    `select width_bucket(occurred_at, $7::timestamptz[]) as n, ${summed} from (
       select occurred_at, ${measures.join(', ')} from ${rowsOfComments(ofWindow)} r) t group by 1`,
    [...valuesOf(of, cut), starts],
  )
  return assemble(buckets, spread(rows, buckets), cut)
}

export async function readFilteredPlatforms(
  of: Filtered,
  cut: Cut,
): Promise<{ platform: CommentPlatform; received: number }[]> {
  const rows = await prepared<{ platform: CommentPlatform; received: number }>(
    of.tx,
    'reports.platforms',
    `select c.platform, count(*)::int as received from app.comments c
     where c.company_id = $1 and c.brand_id = $2 and c.triage_state <> 'hidden' and ${ofWindow} group by 1`,
    valuesOf(of, cut),
  )
  const placeOf = ({ platform }: { platform: CommentPlatform }): number => commentPlatforms.indexOf(platform)
  return rows.toSorted((a, b) => b.received - a.received || placeOf(a) - placeOf(b))
}

interface ProductSums extends Sums {
  id: string
  title: string
  cataloged: boolean
  count: number
}

const productsStatement = `select p.title, p.external_id not like 'file:%' as cataloged, t.*
  from (select product_id as id, count(*) over ()::int as count, ${summed} from ${rowsOfComments(ofWindow)} r
    where product_id is not null group by product_id) t
  join app.products p on p.company_id = $1 and p.id = t.id
  order by t.received desc, p.title collate "C", t.id limit ${reportLists.products}`

export async function readFilteredProducts(
  of: Filtered,
  cut: Cut,
  earlier: Cut | null,
): Promise<{ products: ReportProduct[]; productCount: number }> {
  const rows = await prepared<ProductSums>(of.tx, 'reports.products-of', productsStatement, valuesOf(of, cut))
  const before = earlier
    ? await prepared<{ id: string; rating: number | null }>(
        of.tx,
        'reports.products-before',
        `select c.product_id as id, avg(c.rating)::float8 as rating from app.comments c
         where c.company_id = $1 and c.brand_id = $2 and c.triage_state <> 'hidden' and ${ofWindow}
           and c.product_id = any($7::uuid[]) group by 1`,
        [...valuesOf(of, earlier), rows.map(({ id }) => id)],
      )
    : []
  const ratings = new Map(before.map(({ id, rating }) => [id, rating]))
  const products = rows.map((row) => ({
    id: row.id,
    name: shownProductName(row),
    received: row.received,
    rating: share(row.rating_sum, row.rating_count),
    rated: row.rating_count,
    ratingBefore: ratings.get(row.id) ?? null,
    positive: row.positive,
    negative: row.negative,
    sent: row.sent,
    responseHours: share(row.response_seconds / 3600, row.response_count),
    answered: row.response_count,
  }))
  return { products, productCount: rows[0]?.count ?? 0 }
}

export function valuesOf({ ctx, timezone, filter }: Filtered, { from, to, until }: Cut): unknown[] {
  const end = until ?? startOfDay(timezone, addDays(to, 1))
  return [ctx.companyId, ctx.brandId, startOfDay(timezone, from), end, filter.platforms, filter.products]
}

function bucketsOf(timezone: string, cut: Cut, window: Range) {
  const grain = grainOf(window)
  if (grain === 'hour') {
    const { starts } = hourBuckets(timezone, cut)
    return { starts, buckets: starts.map((start) => ({ start: start.toISOString(), end: start.toISOString() })) }
  }
  const buckets = dayBuckets(grain, window, cut)
  return { buckets, starts: buckets.map(({ start }) => startOfDay(timezone, start)) }
}
