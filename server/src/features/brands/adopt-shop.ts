import { isTimezone } from '@bizamply/contract/time-zone'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'

/**
 * A brand without a chosen timezone or counted days takes its shop's timezone, and the shop's domain if it has none.
 * Explicit choices stay.
 */
export async function adoptShop(tx: Tx, ctx: Ctx, shop: { timezone?: string; domain?: string }): Promise<void> {
  await prepared(
    tx,
    'brands.adopt-shop',
    `update app.brands b set domain = coalesce(b.domain, $4), timezone = case when b.timezone = 'UTC' and not exists
         (select 1 from app.comments c where c.company_id = $1 and c.brand_id = $2) then coalesce($3, b.timezone)
       else b.timezone end
     where b.company_id = $1 and b.id = $2`,
    [
      ctx.companyId,
      ctx.brandId,
      shop.timezone && isTimezone(shop.timezone) ? shop.timezone : null,
      shop.domain || null,
    ],
  )
}
