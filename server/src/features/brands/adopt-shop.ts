import { isTimezone } from '@bizamply/contract/time-zone'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'

/**
 * A brand that nobody told its timezone, and that has no comments counted by days yet, takes over its shop's; one without
 * a domain takes that too. What a person chose stays.
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
