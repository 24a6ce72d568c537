import type { Discount } from '@bizamply/contract/discounts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { IncomingDiscount } from '../../platforms/discounts.ts'

export interface DiscountRow {
  id: string
  external_id: string | null
  code: string
  title: string
  type: Discount['type']
  amount: string | null
  currency: string | null
  status: Discount['status']
  starts_at: Date | null
  ends_at: Date | null
  usage_limit: number | null
  times_used: number
  comment_id: string | null
  reason: string | null
}

export const discountColumns = `id, external_id, code, title, type, amount, currency, status, starts_at, ends_at,
  usage_limit, times_used, comment_id, reason`

export const presentDiscount = (row: DiscountRow): Discount => ({
  id: row.id,
  code: row.code,
  title: row.title,
  type: row.type,
  amount: row.amount === null ? null : Number(row.amount),
  currency: row.currency,
  status: row.status,
  starts_at: row.starts_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
  usage_limit: row.usage_limit,
  times_used: row.times_used,
  commentId: row.comment_id,
})

/**
 * As the shop tells them; one that we were having made there is found by its code. One without a code is left out.
 * `readAt` is when all of the shop's were read, null for a single one.
 */
export async function storeDiscounts(tx: Tx, ctx: Ctx, found: IncomingDiscount[], readAt: Date | null): Promise<void> {
  const all = [...new Map(found.flatMap((one) => (one.code ? [[one.code, one] as const] : []))).values()]
  if (all.length === 0) return
  await prepared(tx, 'discounts.store', store, [
    ctx.companyId,
    ctx.brandId,
    readAt,
    ctx.now(),
    all.map(() => newId()),
    all.map((one) => one.externalId),
    all.map((one) => one.code),
    all.map((one) => one.title),
    all.map((one) => one.type),
    all.map((one) => one.amount),
    all.map((one) => one.currency),
    all.map((one) => one.status),
    all.map((one) => one.startsAt),
    all.map((one) => one.endsAt),
    all.map((one) => one.usageLimit),
    all.map((one) => one.timesUsed),
  ])
}

const store = `insert into app.discounts as d (company_id, brand_id, synced_at, created_at, id, external_id, code, title, type,
    amount, currency, status, starts_at, ends_at, usage_limit, times_used)
  select $1, $2, $3::timestamptz, $4::timestamptz, t.* from unnest($5::uuid[], $6::text[], $7::text[], $8::text[], $9::text[],
    $10::numeric[], $11::text[], $12::text[], $13::timestamptz[], $14::timestamptz[], $15::int[], $16::int[]) as t
  on conflict (company_id, brand_id, code) do update set external_id = excluded.external_id, title = excluded.title,
    type = excluded.type, amount = excluded.amount, currency = excluded.currency, status = excluded.status,
    starts_at = excluded.starts_at, ends_at = excluded.ends_at, usage_limit = excluded.usage_limit,
    times_used = excluded.times_used, synced_at = coalesce(excluded.synced_at, d.synced_at), reason = null`
