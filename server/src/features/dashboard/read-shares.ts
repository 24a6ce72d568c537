import { commentPlatforms, type CommentPlatform } from '@bizamply/contract/comment-filter'
import { needsAttention } from '@bizamply/contract/analytics-rules'
import type { AttentionProduct, PlatformFigure, ProductFigure } from '@bizamply/contract/dashboard'
import { shownProductName } from '@bizamply/contract/product-name'
import { addDays, addMonths, type Range } from '@bizamply/contract/ranges'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { pipeline } from '../../db/pipeline.ts'
import { startOfDay } from '@bizamply/contract/time-zone'
import { share } from '../rollups/index.ts'
import type { Brand } from './read-series.ts'
import type { Cut } from './windows.ts'

export interface Shares {
  platforms: PlatformFigure[]
  products: ProductFigure[]
  productCount: number
  /** Products below `needsAttention`: at most 3, worst first, and how many there are. */
  worst: Omit<AttentionProduct, 'ratingBefore' | 'complaint'>[]
  worstCount: number
}

const MOST_PRODUCTS = 8
const MOST_WORST = 3

/** The end of the day in which the window is cut. */
const endOf = (timezone: string, { to, until }: Cut): Date | null =>
  until ? startOfDay(timezone, addDays(to, 1)) : null

/** A window's comments by platform and its top products, without comments after the cutoff. */
export async function readShares(tx: Tx, ctx: Ctx, timezone: string, cut: Cut): Promise<Shares> {
  const end = endOf(timezone, cut)
  const [platforms, products] = await pipeline([
    prepared<PlatformRow>(tx, 'dashboard.platforms', platformsStatement, [
      ctx.companyId,
      ctx.brandId,
      cut.from,
      cut.to,
      cut.until,
      end,
    ]),
    readProducts(tx, ctx, cut, end),
  ])
  return {
    platforms: platforms
      .toSorted(
        (a, b) =>
          b.received - a.received || commentPlatforms.indexOf(a.platform) - commentPlatforms.indexOf(b.platform),
      )
      .map(({ platform, received, sent, rating_sum, rating_count }) => ({
        platform,
        received,
        responseRate: share(sent, received),
        rating: share(rating_sum, rating_count),
      })),
    products: listed(products, 'most').map((row) => ({
      ...presentProduct(ctx, row),
      reviewCount: row.received,
      avgRating: share(row.rating_sum, row.rating_count),
    })),
    productCount: products[0]?.count ?? 0,
    worst: listed(products, 'worst').map((row) => ({
      ...presentProduct(ctx, row),
      rating: row.rating_sum / row.rating_count,
      rated: row.rating_count,
    })),
    worstCount: products[0]?.worst_count ?? 0,
  }
}

const listed = (rows: ProductRow[], list: 'most' | 'worst'): ProductRow[] =>
  rows.filter((row) => row[list] !== null).toSorted((a, b) => (a[list] ?? 0) - (b[list] ?? 0))

const presentProduct = (ctx: Ctx, row: ProductRow) => ({
  id: row.id,
  name: shownProductName(row),
  image: row.picture_url ? ctx.rewrite(row.picture_url) : null,
})

const after = `from app.comments where company_id = $1 and brand_id = $2 and triage_state <> 'hidden'
  and occurred_at >= $5::timestamptz and occurred_at < $6::timestamptz`

interface PlatformRow {
  platform: CommentPlatform
  received: number
  sent: number
  rating_sum: number
  rating_count: number
}

const platformsStatement = `select platform, sum(received)::int as received, sum(sent)::int as sent,
    sum(rating_sum)::int as rating_sum, sum(rating_count)::int as rating_count
  from (
    select platform, received, sent, rating_sum, rating_count from app.brand_days
    where company_id = $1 and brand_id = $2 and day between $3::date and $4::date
    union all
    select platform, -1, -(status = 'sent')::int, -coalesce(rating, 0), -(rating is not null)::int ${after}) t
  group by 1 having sum(received) > 0`

interface ProductRow {
  id: string
  title: string
  cataloged: boolean
  picture_url: string | null
  received: number
  rating_sum: number
  rating_count: number
  count: number
  worst_count: number
  /** Its position in each list, or null. */
  most: number | null
  worst: number | null
}

/** A window's sums by product. With `narrow`, only of the products in `$10`. */
const sumsByProduct = (narrow = ''): string => `select product_id, sum(received)::int as received,
    sum(rating_sum)::int as rating_sum, sum(rating_count)::int as rating_count
  from (
    select product_id, received, rating_sum, rating_count from app.brand_product_months
    where company_id = $1 and brand_id = $2 and month between $3::date and $4::date ${narrow}
    union all
    select d.product_id, s.sign * d.received, s.sign * d.rating_sum, s.sign * d.rating_count
    from unnest($7::date[], $8::date[], $9::int[]) s(first, last, sign)
    join app.brand_product_days d on d.company_id = $1 and d.brand_id = $2 and d.day between s.first and s.last ${narrow}
    union all
    select product_id, -1, -coalesce(rating, 0), -(rating is not null)::int ${after} and product_id is not null ${narrow}) r
  group by product_id having sum(received) > 0`

const isWorst = `rating_count > ${needsAttention.moreThan} and rating_sum < ${needsAttention.below} * rating_count`

const productsStatement = `with t as materialized (${sumsByProduct()}),
  l as (select count(*)::int as count, (count(*) filter (where ${isWorst}))::int as worst_count,
    array(select product_id from t order by received desc, product_id limit ${MOST_PRODUCTS}) as most,
    array(select product_id from t where ${isWorst} order by rating_sum::float8 / rating_count, received desc, product_id
      limit ${MOST_WORST}) as worst from t)
  select p.id, p.title, p.external_id not like 'file:%' as cataloged, p.picture_url, t.received, t.rating_sum,
    t.rating_count, l.count, l.worst_count, array_position(l.most, t.product_id) as most,
    array_position(l.worst, t.product_id) as worst
  from l join t on t.product_id = any(l.most) or t.product_id = any(l.worst)
  join app.products p on p.company_id = $1 and p.id = t.product_id order by t.received desc, t.product_id`

const readProducts = (tx: Tx, ctx: Ctx, cut: Cut, end: Date | null): Promise<ProductRow[]> =>
  prepared<ProductRow>(tx, 'dashboard.products', productsStatement, sumValues(ctx, cut, end))

/** `$1` to `$9` of the sums. */
function sumValues(ctx: Ctx, cut: Cut, end: Date | null): unknown[] {
  const { months, pieces } = inMonths(cut)
  return [
    ctx.companyId,
    ctx.brandId,
    months.from,
    months.to,
    cut.until,
    end,
    pieces.map(({ from }) => from),
    pieces.map(({ to }) => to),
    pieces.map(({ sign }) => sign),
  ]
}

/** The ratings of some products in a window, without those that had none. */
export async function readProductRatings(
  { tx, ctx, timezone }: Brand,
  cut: Cut,
  productIds: string[],
): Promise<Map<string, number>> {
  const rows = await prepared<{ id: string; rating: number | null }>(
    tx,
    'dashboard.product-ratings',
    `select product_id as id, rating_sum::float8 / nullif(rating_count, 0) as rating
     from (${sumsByProduct('and product_id = any($10::uuid[])')}) t`,
    [...sumValues(ctx, cut, endOf(timezone, cut)), productIds],
  )
  return new Map(rows.flatMap(({ id, rating }) => (rating === null ? [] : [[id, rating]])))
}

/** Days added to or subtracted from whole months. */
interface Piece extends Range {
  sign: 1 | -1
}

/**
 * Splits a window into whole months and days. An edge month is either counted by days or taken whole minus days outside
 * the window, whichever is fewer. For the current month, few days are outside.
 */
export function inMonths({ from, to, until }: Cut): { months: Range; pieces: Piece[] } {
  const [first, last] = [monthOf(from), monthOf(to)]
  if (first === last) return { months: { from: addMonths(first, 1), to: first }, pieces: [{ from, to, sign: 1 }] }
  const head = { from, to: addDays(addMonths(first, 1), -1) }
  const tail = { from: last, to }
  const beforeHead = { from: first, to: addDays(from, -1) }
  const afterTail = { from: addDays(to, 1), to: addDays(addMonths(last, 1), -1) }
  const wholeHead = daysOf(beforeHead) < daysOf(head)
  const wholeTail = until !== null || daysOf(afterTail) < daysOf(tail)
  return {
    months: { from: wholeHead ? first : addMonths(first, 1), to: wholeTail ? last : addMonths(last, -1) },
    pieces: [
      wholeHead ? { ...beforeHead, sign: -1 as const } : { ...head, sign: 1 as const },
      wholeTail ? { ...afterTail, sign: -1 as const } : { ...tail, sign: 1 as const },
    ].filter((piece) => piece.from <= piece.to),
  }
}

const monthOf = (day: string): string => `${day.slice(0, 8)}01`
const daysOf = ({ from, to }: Range): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
