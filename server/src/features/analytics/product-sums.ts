import { inMonths, type Cut } from '../dashboard/index.ts'
import { rowsOfComments } from '../rollups/index.ts'
import { afterOf } from './span.ts'

const columns = [
  'received',
  'pending',
  'draft',
  'sent',
  'rating_sum',
  'rating_count',
  'response_seconds',
  'response_count',
  'positive',
  'negative',
] as const

/** Sums for all products, one, or some. The parameter is `$10`. */
export type Narrowed = 'all' | 'one' | 'some'

const narrow = { all: '', one: 'and product_id = $10::uuid', some: 'and product_id = any($10::uuid[])' }

/**
 * A window's sums by product and platform: whole months plus days at its edges, minus comments after the cutoff.
 * Parameters come from `sumValues`.
 */
export const sumsByProduct = (whose: Narrowed): string => `select product_id, platform, ${columns
  .map((name) => `sum(${name})::float8 as ${name}`)
  .join(', ')} from (
    select product_id, platform, ${columns.join(', ')} from app.brand_product_months
    where company_id = $1 and brand_id = $2 and month between $3::date and $4::date ${narrow[whose]}
    union all
    select d.product_id, d.platform, ${columns.map((name) => `s.sign * d.${name}`).join(', ')}
    from unnest($5::date[], $6::date[], $7::int[]) s(first, last, sign)
    join app.brand_product_days d on d.company_id = $1 and d.brand_id = $2 and d.day between s.first and s.last
    ${narrow[whose]}
    union all
    select product_id, platform, ${columns.map((name) => `-${name}`).join(', ')}
    from ${rowsOfComments('c.occurred_at >= $8::timestamptz and c.occurred_at < $9::timestamptz')} late
    where product_id is not null ${narrow[whose]}) u
  group by product_id, platform having sum(received) > 0`

/** `$1` to `$9`. */
export function sumValues(ctx: { companyId: string; brandId: string }, timezone: string, cut: Cut): unknown[] {
  const { months, pieces } = inMonths(cut)
  return [
    ctx.companyId,
    ctx.brandId,
    months.from,
    months.to,
    pieces.map(({ from }) => from),
    pieces.map(({ to }) => to),
    pieces.map(({ sign }) => sign),
    ...afterOf(timezone, cut),
  ]
}

const shown = columns.filter((name) => name !== 'rating_sum' && name !== 'response_seconds')

/** Products in `r` (from `sumsByProduct`) with their sums and table columns. */
export const productsOfSums = `select r.product_id as id, p.title collate "C" as title,
    p.external_id not like 'file:%' as cataloged, p.picture_url,
    ${shown.map((name) => `sum(r.${name}) as ${name}`).join(', ')},
    sum(r.rating_sum) / nullif(sum(r.rating_count), 0) as rating,
    sum(r.response_seconds) / 3600 / nullif(sum(r.response_count), 0) as hours,
    array_agg(r.platform order by r.received desc, r.platform) as platforms
  from r join app.products p on p.company_id = $1 and p.id = r.product_id
  group by r.product_id, p.title, p.external_id, p.picture_url`
