import type { ProductOrder } from '@bizamply/contract/analytics-rules'
import type { LeftJoined } from '../../db/prepared.ts'
import type { Cut } from '../dashboard/index.ts'
import type { InBrand } from './in-brand.ts'
import { writtenBy } from './comments-by-author-sql.ts'
import type { BeforeProduct } from './product-cursor.ts'
import type { SummedProduct } from './product-row.ts'
import { productsOfSums, sumsByProduct, sumValues } from './product-sums.ts'
import { spanOf } from './span.ts'

/** An empty page has one row without a product. `value` is the sort key. */
export type PagedProduct = { total: number; value: number | string | null } & LeftJoined<SummedProduct>

interface PageQuery {
  search?: string | undefined
  sort: ProductOrder
  order: 'asc' | 'desc'
  before: BeforeProduct | null
  limit: number
}

/** The displayed name, without the id that a file put in front (contract/src/product-name.ts). */
const nameOf = (p: string, cataloged: string): string =>
  `lower(case when ${cataloged} then ${p}.title else regexp_replace(btrim(${p}.title), '^[0-9]+[[:space:]._:#-]*', '') end)
    collate "C"`

const values: Record<ProductOrder, string> = {
  reviews: 't.received',
  customers: 'coalesce(k.customers, 0)::float8',
  frequency: 't.received / nullif(k.customers, 0)::float8',
  // Shares in percent: one below a millionth would have an exponent, which a cursor can't.
  replied: '100 * t.sent / t.received::float8',
  sent: 't.sent::float8',
  draft: 't.draft::float8',
  pending: 't.pending::float8',
  positive: 't.positive::float8',
  negative: 't.negative::float8',
  negativeShare: '100 * t.negative / t.received::float8',
  rating: 't.rating',
  responseTime: 't.hours',
  name: nameOf('t', 't.cataloged'),
}

/** One row more than the page, each with the total count. Missing values sort last in both directions. */
export function productPage(
  { ctx, timezone }: Pick<InBrand, 'ctx' | 'timezone'>,
  cut: Cut,
  { search, sort, order, before, limit }: PageQuery,
): { text: string; values: unknown[] } {
  const all = [...sumValues(ctx, timezone, cut)]
  const given = (value: unknown): string => `$${all.push(value)}`
  const found = search ? `where position(lower(${given(search)}) in lower(t.title)) > 0` : ''
  const people = sort === 'customers' || sort === 'frequency' ? peopleOf(spanOf(timezone, cut).map(given)) : null
  const behind = before ? behindOf(sort, order, { value: given(before.value), id: given(before.id) }, before.value) : ''
  return {
    text: `with r as (${sumsByProduct('all')}), t as (${productsOfSums}),
      ${people ? `k as (${people}),` : ''}
      f as materialized (select t.*, ${values[sort]} as value from t ${people ? 'left join k using (id)' : ''} ${found})
      select n.total, p.* from (select count(*)::int as total from f) n
      left join lateral (select * from f ${behind} order by ${placed(order)} limit ${given(limit + 1)}) p on true
      order by ${placed(order)}`,
    values: all,
  }
}

const peopleOf = ([start, end]: string[]): string =>
  `select product_id as id, count(*) as customers
   from (${writtenBy().replace('$3', `${start}::timestamptz`).replace('$4', `${end}::timestamptz`)}) w
   where product_id is not null group by 1`

const placed = (order: 'asc' | 'desc'): string => `value ${order} nulls last, title, id`

function behindOf(
  sort: ProductOrder,
  order: 'asc' | 'desc',
  at: { value: string; id: string },
  value: number | null,
): string {
  const its = `(select ${nameOf('p', `p.external_id not like 'file:%'`)} as name, p.title collate "C" as title, p.id
    from app.products p where p.company_id = $1 and p.brand_id = $2 and p.id = ${at.id}::uuid)`
  const tie = `(title, id) > (select title, id from ${its} o)`
  if (sort !== 'name' && value === null) return `where ${at.value}::float8 is null and value is null and ${tie}`
  const than = sort === 'name' ? `(select name from ${its} o)` : `${at.value}::float8`
  const known = sort === 'name' ? `and ${at.value}::float8 is null` : ''
  return `where (value ${order === 'asc' ? '>' : '<'} ${than} or value is null or (value = ${than} and ${tie})) ${known}`
}
