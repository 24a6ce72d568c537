import { editableTypes } from '@bizamply/contract/discount-rules'
import type { Discount } from '@bizamply/contract/discounts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { WritableType } from '../../platforms/discounts.ts'

export interface DiscountRow {
  id: string
  external_id: string | null
  code: string
  title: string
  type: Discount['type']
  amount: string | null
  currency: string | null
  /** Its status now: as the shop last reported it, updated by its own start and end. */
  status: Discount['status']
  starts_at: Date | null
  ends_at: Date | null
  usage_limit: number | null
  times_used: number
  paused_end: Date | null
  comment_id: string | null
  /** The list's counts; a single row has none of them unless requested. */
  handed_out: number
  orders: number | null
  savings: string | null
}

/** The status at `$now`; a shop isn't read again just because time passes. */
export const statusAt = (now: string): string => `case
    when d.status = 'paused' and d.paused_end <= ${now} then 'expired'
    when d.status in ('active', 'scheduled') and d.ends_at <= ${now} then 'expired'
    when d.status = 'scheduled' and d.starts_at <= ${now} then 'active' else d.status end`

/** Of discounts `d`; $1 company, $2 brand, $3 now. Orders are null before the shop's were read. */
export const discountColumns = `d.id, d.external_id, d.code, d.title, d.type, d.amount, d.currency, ${statusAt('$3')} as status,
  d.starts_at, d.ends_at, d.usage_limit, d.times_used, d.paused_end, d.comment_id, h.handed_out, o.orders, o.savings`

export const countedBeside = `cross join lateral (select count(*)::int as handed_out from app.discount_handouts h
    where h.company_id = $1 and h.brand_id = $2 and h.code = d.code) h
  left join lateral (select count(*)::int as orders, coalesce(sum(o.savings), 0) as savings from app.discount_orders o
    where o.company_id = $1 and o.brand_id = $2 and o.code = d.code) o
    on exists (select 1 from app.discount_reads r
      where r.company_id = $1 and r.brand_id = $2 and r.orders_at is not null)`

export const presentDiscount = (row: DiscountRow): Discount => ({
  id: row.id,
  code: row.code,
  title: row.title,
  type: row.type,
  amount: row.amount === null ? null : Number(row.amount),
  currency: row.currency,
  status: row.status,
  starts_at: row.starts_at?.toISOString() ?? null,
  ends_at: endOf(row)?.toISOString() ?? null,
  usage_limit: row.usage_limit,
  times_used: row.times_used,
  commentId: row.comment_id,
  handedOut: row.handed_out,
  orders: row.orders,
  savings: row.savings === null ? null : Number(row.savings),
  editable: isEditable(row),
})

/** A paused code ends in its shop at the pause; its own end is the one that resuming restores. */
export const endOf = (row: Pick<DiscountRow, 'status' | 'ends_at' | 'paused_end'>): Date | null =>
  row.status === 'paused' ? row.paused_end : row.ends_at

export const isEditable = <T extends DiscountRow>(row: T): row is T & { external_id: string; type: WritableType } =>
  row.external_id !== null && row.status !== 'gone' && editableTypes.some((type) => type === row.type)

export async function loadDiscount(tx: Tx, ctx: Ctx, id: string): Promise<DiscountRow | undefined> {
  const [row] = await prepared<DiscountRow>(
    tx,
    'discounts.load',
    `select ${discountColumns} from app.discounts d ${countedBeside}
     where d.company_id = $1 and d.brand_id = $2 and d.id = $4`,
    [ctx.companyId, ctx.brandId, ctx.now(), id],
  )
  return row
}

/** By its id here or its code, ignoring case. */
export async function findDiscount(tx: Tx, ctx: Ctx, named: string): Promise<DiscountRow | undefined> {
  const [row] = await prepared<DiscountRow>(
    tx,
    'discounts.named',
    `select ${discountColumns} from app.discounts d ${countedBeside}
     where d.company_id = $1 and d.brand_id = $2 and d.status not in ('failed', 'making', 'gone')
       and (d.id::text = $4 or lower(d.code) = lower($4))
     order by d.id::text = $4 desc, d.code = $4 desc limit 1`,
    [ctx.companyId, ctx.brandId, ctx.now(), named],
  )
  return row
}
