import type { Discount } from '@bizamply/contract/discounts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import { discountColumns, presentDiscount, type DiscountRow } from './discount-rows.ts'
import { readShopDiscounts, sentenceOf } from './read-shop.ts'

/** What the shop told within this time is not asked again. */
const FRESH_MS = 60_000

export interface DiscountList {
  data: Discount[]
  syncedAt: string | null
  problem: string | null
}

/** Discounts of the brand's shop, read there when ours are older than a minute; active ones first. */
export async function listDiscounts(ctx: Ctx): Promise<DiscountList> {
  const problem = (await isFresh(ctx)) ? null : await readAnew(ctx)
  return ctx.tx(async (tx) => {
    const rows = await prepared<DiscountRow & { synced_at: Date | null }>(
      tx,
      'discounts.list',
      `select ${discountColumns}, synced_at from app.discounts
       where company_id = $1 and brand_id = $2 and status not in ('failed', 'making')
       order by (status = 'active') desc, coalesce(starts_at, created_at) desc, code limit 500`,
      [ctx.companyId, ctx.brandId],
    )
    const last = rows.reduce<Date | null>((best, { synced_at: at }) => (at && (!best || at > best) ? at : best), null)
    return { data: rows.map(presentDiscount), syncedAt: last?.toISOString() ?? null, problem }
  })
}

async function isFresh(ctx: Ctx): Promise<boolean> {
  const [row] = await ctx.tx((tx) =>
    prepared<{ at: Date | null }>(
      tx,
      'discounts.fresh',
      `select max(synced_at) as at from app.discounts where company_id = $1 and brand_id = $2`,
      [ctx.companyId, ctx.brandId],
    ),
  )
  return row?.at ? ctx.now().getTime() - row.at.getTime() < FRESH_MS : false
}

const readAnew = (ctx: Ctx): Promise<string | null> =>
  readShopDiscounts(ctx).then(
    () => null,
    (error: unknown) => sentenceOf(error),
  )
