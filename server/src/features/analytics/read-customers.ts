import type { Customers } from '@bizamply/contract/analytics'
import { analyticsLists } from '@bizamply/contract/analytics-rules'
import { shownProductName } from '@bizamply/contract/product-name'
import type { Ctx } from '../../context.ts'
import { plannedPerCall, type LeftJoined } from '../../db/prepared.ts'
import { readBrand, windowsOf } from '../dashboard/index.ts'
import { writtenBy } from './comments-by-author-sql.ts'
import { spanOf } from './span.ts'

interface Window {
  from?: string | undefined
  to?: string | undefined
}

/** Distinct customers in a window. The only call that reads comments, because people can't be summed. */
export async function readCustomers(ctx: Ctx, query: Window): Promise<Customers> {
  const at = ctx.now()
  return ctx.tx(async (tx) => {
    const { timezone } = await readBrand(tx, ctx)
    const { now } = windowsOf(timezone, at, { ...query, compare: 'none' })
    const rows = await plannedPerCall<Listed>(tx, statement, [ctx.companyId, ctx.brandId, ...spanOf(timezone, now)])
    const placed = (list: 'engaging' | 'frequent'): Customers['products'] =>
      rows
        .flatMap((row) => (row.id !== null && row[list] !== null ? [{ ...row, place: row[list] }] : []))
        .toSorted((a, b) => a.place - b.place)
        .map((row) => ({ id: row.id, name: shownProductName(row), customers: row.customers, comments: row.comments }))
    return {
      total: rows[0]?.total ?? 0,
      twice: rows[0]?.twice ?? 0,
      products: placed('engaging'),
      frequency: placed('frequent'),
    }
  })
}

/** A window without products has one row without a product. */
type Listed = {
  total: number
  twice: number
  engaging: number | null
  frequent: number | null
} & LeftJoined<{ id: string; title: string; cataloged: boolean; customers: number; comments: number }>

const LEAST = 3
const ties = 'title, id'
const most = analyticsLists.bars

const statement = `with w as materialized (${writtenBy()}),
  people as (select count(*)::int as total, (count(*) filter (where comments > 1))::int as twice
    from (select author, sum(comments) as comments from w group by 1) a),
  t as materialized (select p.id, p.title collate "C" as title, p.external_id not like 'file:%' as cataloged,
      n.customers, n.comments
    from (select product_id, count(*)::int as customers, sum(comments)::int as comments from w
      where product_id is not null group by 1) n
    join app.products p on p.company_id = $1 and p.id = n.product_id),
  l as (select array(select id from t order by customers desc, ${ties} limit ${most}) as engaging,
    array(select id from t where customers >= ${LEAST} order by comments::float8 / customers desc, customers desc, ${ties}
      limit ${most}) as frequent)
  select people.*, t.*, array_position(l.engaging, t.id) as engaging, array_position(l.frequent, t.id) as frequent
  from people cross join l left join t on t.id = any(l.engaging) or t.id = any(l.frequent)`
