import type { ProductRow } from '@bizamply/contract/analytics'
import type { ProductOrder } from '@bizamply/contract/analytics-rules'
import type { Ctx } from '../../context.ts'
import { plannedPerCall } from '../../db/prepared.ts'
import { pipeline } from '../../db/pipeline.ts'
import { readBrand, windowsOf, type WindowQuery, type Cut } from '../dashboard/index.ts'
import type { InBrand } from './in-brand.ts'
import { writtenBy } from './comments-by-author-sql.ts'
import { productPage, type PagedProduct } from './product-page.ts'
import { productCursor, readProductCursor } from './product-cursor.ts'
import { productRow } from './product-row.ts'
import { readEarlier } from './read-earlier.ts'
import { spanOf } from './span.ts'

export interface ProductsQuery extends WindowQuery {
  search?: string | undefined
  sort: ProductOrder
  order: 'asc' | 'desc'
  cursor?: string | undefined
  limit: number
}

export interface ProductPage {
  rows: (ProductRow & { customers: number })[]
  total: number
  nextCursor: string | null
}

/** Every product with comments in a window, paginated. */
export async function listProductRows(ctx: Ctx, query: ProductsQuery): Promise<ProductPage> {
  const at = ctx.now()
  const before = readProductCursor(query)
  return ctx.tx(async (tx) => {
    const { timezone } = await readBrand(tx, ctx)
    const { now, earlier } = windowsOf(timezone, at, query)
    const brand = { tx, ctx, timezone }
    const { text, values } = productPage(brand, now, { ...query, before })
    const [head, ...rest] = await plannedPerCall<PagedProduct>(tx, text, values)
    const found = (head ? [head, ...rest] : []).filter((row) => row.id !== null)
    const rows = found.slice(0, query.limit)
    const ids = rows.map(({ id }) => id)
    const [figuresBefore, customers] = await pipeline([readEarlier(brand, earlier, ids), countPeople(brand, now, ids)])
    const last = rows.at(-1)
    return {
      rows: rows.map((row) => ({ ...productRow(ctx, row, figuresBefore), customers: customers.get(row.id) ?? 0 })),
      total: head?.total ?? 0,
      nextCursor: last && found.length > query.limit ? productCursor(query, last) : null,
    }
  })
}

async function countPeople({ tx, ctx, timezone }: InBrand, cut: Cut, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await plannedPerCall<{ id: string; customers: number }>(
    tx,
    `select product_id as id, count(*)::int as customers from (${writtenBy('and c.product_id = any($5::uuid[])')}) w
     group by 1`,
    [ctx.companyId, ctx.brandId, ...spanOf(timezone, cut), ids],
  )
  return new Map(rows.map(({ id, customers }) => [id, customers]))
}
