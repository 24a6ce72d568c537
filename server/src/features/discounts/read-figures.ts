import type { DiscountFigures } from '@bizamply/contract/discounts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { statusAt } from './discount-rows.ts'

/** Sums over every code of the brand; those over orders are null before the shop's were read. */
export async function readFigures(tx: Tx, ctx: Ctx, hasOrders: boolean): Promise<DiscountFigures> {
  const values = [ctx.companyId, ctx.brandId]
  const [codes, used, handed] = await Promise.all([
    prepared<Codes>(tx, 'discounts.figures', codesSql, [...values, ctx.now()]),
    prepared<Used>(tx, 'discounts.figures-orders', usedSql, values),
    prepared<Handed>(tx, 'discounts.figures-handed', handedSql, values),
  ])
  const { next_start: nextStart, times_used: timesUsed, ...counts } = codes[0] ?? noCodes
  const { handed_out: handedOut, orders: handedOutOrders } = handed[0] ?? { handed_out: 0, orders: 0 }
  return {
    ...counts,
    nextStart: nextStart?.toISOString() ?? null,
    timesUsed,
    savings: hasOrders ? used.map(({ currency, savings }) => ({ currency, amount: Number(savings) })) : null,
    orders: hasOrders ? used.reduce((sum, { orders }) => sum + orders, 0) : null,
    handedOut,
    handedOutOrders: hasOrders ? handedOutOrders : null,
    conversionRate: hasOrders && handedOut > 0 ? Math.round((handedOutOrders / handedOut) * 1000) / 10 : null,
  }
}

interface Codes {
  active: number
  scheduled: number
  next_start: Date | null
  times_used: number
  codes: number
}

interface Used {
  currency: string
  savings: string
  orders: number
}

interface Handed {
  handed_out: number
  orders: number
}

const noCodes: Codes = { active: 0, scheduled: 0, next_start: null, times_used: 0, codes: 0 }

const codesSql = `select count(*) filter (where status = 'active')::int as active,
    count(*) filter (where status = 'scheduled')::int as scheduled,
    min(starts_at) filter (where status = 'scheduled') as next_start,
    coalesce(sum(times_used), 0)::int as times_used, count(*)::int as codes
  from (select ${statusAt('$3')} as status, d.starts_at, d.times_used from app.discounts d
    where d.company_id = $1 and d.brand_id = $2 and d.status not in ('failed', 'making', 'gone')) as known`

const usedSql = `select currency, sum(savings) as savings, count(distinct external_id)::int as orders
  from app.discount_orders where company_id = $1 and brand_id = $2 group by currency order by sum(savings) desc, currency`

/** Orders have whole seconds; a code that was handed out in the same second came first. */
const handedSql = `select (select count(distinct comment_id)::int from app.discount_handouts
      where company_id = $1 and brand_id = $2) as handed_out,
    (select count(distinct o.external_id)::int from (select code, date_trunc('second', min(at)) as first
        from app.discount_handouts where company_id = $1 and brand_id = $2 group by code) h
      join app.discount_orders o on o.company_id = $1 and o.brand_id = $2 and o.code = h.code and o.ordered_at >= h.first) as orders`
