import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import type { IncomingOrder } from '../../platforms/discounts.ts'
import { withShopDiscounts } from './shop-discounts.ts'

/** Of 50 orders each; the rest waits for the next read. */
const PAGES_AT_MOST = 20
/** A shop's search lags behind its changes. */
const OVERLAP_MS = 120_000

/**
 * Reads orders that changed since `until` and stores its progress page by page. Returns whether there are more, and
 * whether any is new.
 */
export async function readOrders(ctx: Ctx, until: Date): Promise<{ more: boolean; changed: boolean }> {
  const since = new Date(until.getTime() - OVERLAP_MS)
  return withShopDiscounts(ctx, async (codes, access) => {
    let cursor: string | null = null
    for (let page = 1; ; page++) {
      const found = await codes.orders(access, since, cursor)
      const reached = found.orders.at(-1)?.changedAt ?? until
      await ctx.tx((tx) => keep(tx, ctx, found.orders, reached))
      cursor = found.nextCursor
      if (cursor === null) return { more: false, changed: reached > until }
      if (page >= PAGES_AT_MOST && reached > until) return { more: true, changed: true }
    }
  })
}

async function keep(tx: Tx, ctx: Ctx, orders: IncomingOrder[], reached: Date): Promise<void> {
  await storeOrders(tx, ctx, orders)
  await prepared(
    tx,
    'discounts.orders-until',
    `update app.discount_reads set orders_until = greatest(orders_until, $3)
     where company_id = $1 and brand_id = $2`,
    [ctx.companyId, ctx.brandId, reached],
  )
}

/** An order's current state replaces the old one: removed codes, canceled and test orders no longer count. */
async function storeOrders(tx: Tx, ctx: Ctx, orders: IncomingOrder[]): Promise<void> {
  if (orders.length === 0) return
  await prepared(
    tx,
    'discounts.orders-were',
    'delete from app.discount_orders where company_id = $1 and brand_id = $2 and external_id = any($3::text[])',
    [ctx.companyId, ctx.brandId, orders.map(({ externalId }) => externalId)],
  )
  const uses = orders.filter(({ counts }) => counts).flatMap(usesOf)
  if (uses.length === 0) return
  await prepared(tx, 'discounts.orders-are', store, [
    ctx.companyId,
    ctx.brandId,
    uses.map(({ order }) => order.externalId),
    uses.map(({ code }) => code),
    uses.map(({ savings }) => savings),
    uses.map(({ order }) => order.total),
    uses.map(({ order }) => order.currency),
    uses.map(({ order }) => order.orderedAt),
    uses.map(({ order }) => order.changedAt),
  ])
}

/** Each code of an order with its share of the discount; the first takes the remaining cents. */
function usesOf(order: IncomingOrder): { order: IncomingOrder; code: string; savings: string }[] {
  const codes = [...new Map(order.codes.map((code) => [code.toLowerCase(), code])).values()]
  const cents = Math.round(order.savings * 100)
  const each = Math.floor(cents / codes.length)
  return codes.map((code, n) => {
    const share = n === 0 ? cents - each * (codes.length - 1) : each
    return { order, code, savings: (share / 100).toFixed(2) }
  })
}

/** A code is written as ours, regardless of the order's case. */
const store = `insert into app.discount_orders (company_id, brand_id, external_id, code, savings, total, currency, ordered_at,
    changed_at)
  select $1, $2, t.external_id, coalesce((select d.code from app.discounts d where d.company_id = $1 and d.brand_id = $2
      and lower(d.code) = lower(t.code) order by d.status = 'gone', d.code limit 1), t.code),
    t.savings, t.total, t.currency, t.ordered_at, t.changed_at
  from unnest($3::text[], $4::text[], $5::numeric[], $6::numeric[], $7::text[], $8::timestamptz[], $9::timestamptz[])
    as t (external_id, code, savings, total, currency, ordered_at, changed_at)
  on conflict do nothing`
