import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'

/** How far the brand's shop was read. */
export interface Reads {
  codes_at: Date | null
  codes_problem: string | null
  orders_until: Date | null
  orders_at: Date | null
  orders_problem: string | null
  due_at: Date
}

const MINUTE_MS = 60_000
const EVERY_MS = 30 * MINUTE_MS
/** A disconnected shop isn't called, only its row is read. */
const WITHOUT_SHOP_MS = 10 * MINUTE_MS
/** A process that died during a read is replaced after this. */
const LEASE_MS = 3 * MINUTE_MS

export async function loadReads(tx: Tx, ctx: Ctx): Promise<Reads | undefined> {
  const [row] = await prepared<Reads>(
    tx,
    'discounts.reads',
    `select codes_at, codes_problem, orders_until, orders_at, orders_problem, due_at from app.discount_reads
     where company_id = $1 and brand_id = $2`,
    [ctx.companyId, ctx.brandId],
  )
  return row
}

/**
 * Not due while being read; a request in the meantime makes it due again. `until`: where reading orders starts. Another
 * shop's orders are read from the beginning.
 */
export async function beginReads(tx: Tx, ctx: Ctx, firstFrom: Date): Promise<{ until: Date; isFirst: boolean }> {
  const [row] = await prepared<{ until: Date; is_first: boolean }>(
    tx,
    'discounts.reads-begin',
    `insert into app.discount_reads as r (company_id, brand_id, due_at, shop)
     values ($1, $2, $3, (select account from app.connections
       where company_id = $1 and brand_id = $2 and platform = 'shopify'))
     on conflict (company_id, brand_id) do update set due_at = excluded.due_at, shop = coalesce(excluded.shop, r.shop),
       orders_until = case when r.shop <> excluded.shop then null else r.orders_until end
     returning coalesce(r.orders_until, $4) as until, r.orders_until is null as is_first`,
    [ctx.companyId, ctx.brandId, new Date(ctx.now().getTime() + LEASE_MS), firstFrom],
  )
  return { until: row?.until ?? firstFrom, isFirst: row?.is_first ?? true }
}

export interface Ended {
  /** When the successful read started; null keeps the earlier time. */
  codesAt: Date | null
  codesProblem: string | null
  ordersAt: Date | null
  ordersProblem: string | null
  /** Where reading orders starts; null if nothing was read at all. */
  until: Date | null
  next: 'now' | 'soon' | 'later' | 'without-shop'
}

export async function endReads(tx: Tx, ctx: Ctx, ended: Ended): Promise<void> {
  const pause = { now: 0, soon: MINUTE_MS, later: EVERY_MS, 'without-shop': WITHOUT_SHOP_MS }[ended.next]
  await prepared(
    tx,
    'discounts.reads-end',
    `update app.discount_reads set codes_at = coalesce($3, codes_at), codes_problem = $4,
       orders_at = coalesce($5, orders_at), orders_problem = $6, orders_until = coalesce(orders_until, $7),
       due_at = case when due_at <= $9 then due_at else $8 end
     where company_id = $1 and brand_id = $2`,
    [
      ctx.companyId,
      ctx.brandId,
      ended.codesAt,
      ended.codesProblem,
      ended.ordersAt,
      ended.ordersProblem,
      ended.until,
      new Date(ctx.now().getTime() + pause),
      ctx.now(),
    ],
  )
}

/** The list read the newest codes; orders and the rest don't change. */
export const recordCodesRead = (tx: Tx, ctx: Ctx, at: Date, problem: string | null): Promise<unknown> =>
  prepared(
    tx,
    'discounts.reads-codes',
    `insert into app.discount_reads as r (company_id, brand_id, codes_at, codes_problem, due_at)
     values ($1, $2, case when $4::text is null then $3::timestamptz end, $4, $5)
     on conflict (company_id, brand_id) do update
       set codes_at = coalesce(excluded.codes_at, r.codes_at), codes_problem = excluded.codes_problem,
         due_at = case when $4::text is null then least(r.due_at, excluded.due_at) else excluded.due_at end`,
    [ctx.companyId, ctx.brandId, at, problem, new Date(ctx.now().getTime() + (problem === null ? 0 : MINUTE_MS))],
  )
