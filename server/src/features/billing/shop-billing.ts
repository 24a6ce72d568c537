import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import type { Billing } from '../../platforms/billing.ts'
import { PlatformError } from '../../platforms/platform-error.ts'
import type { Access } from '../../platforms/access.ts'
import { withFreshAccess } from '../connections/index.ts'

/**
 * Runs a function with a shop's billing. Disconnected shops are included: a refusal may be
 * temporary, and only the shop knows. Throws `PlatformError`.
 */
export async function withShopBilling<T>(
  ctx: Ctx,
  shop: string,
  work: (billing: Billing, access: Access) => Promise<T>,
): Promise<T> {
  const billing = ctx.platforms.service('shopify')?.billing
  const [connection] = await ctx.tx((tx) =>
    prepared<{ id: string; brand_id: string }>(
      tx,
      'billing.connection',
      `select id, brand_id from app.connections where company_id = $1 and platform = 'shopify' and account = $2`,
      [ctx.companyId, shop],
    ),
  )
  if (!billing || !connection) throw new PlatformError('revoked', 'Your store isn’t connected.')
  // Recorded for the connection's own brand.
  const there = { ...ctx, brandId: connection.brand_id }
  return withFreshAccess(there, connection.id, (access) => work(billing, access))
}

export interface PayingShop {
  shop: string
  brandId: string
}

/**
 * The shop that is asked to pay: the charge's own shop, because it continues to pay; else the
 * current brand's, else any of the company's.
 */
export async function findPayingShop(tx: Tx, ctx: Ctx, chargeId: string | null): Promise<PayingShop | null> {
  const [row] = await prepared<PayingShop>(
    tx,
    'billing.shop',
    `select c.account as shop, c.brand_id as "brandId" from app.connections c
     join app.brands b on b.company_id = $1 and b.id = c.brand_id and b.archived_at is null
     left join app.charges h on h.company_id = $1 and h.id = $3 and h.shop = c.account
     where c.company_id = $1 and c.platform = 'shopify' and c.state <> 'signed-out' and (h.id is not null or $3::uuid is null)
     order by (c.brand_id = $2) desc, c.created_at, c.id limit 1`,
    [ctx.companyId, ctx.brandId, chargeId],
  )
  return row ?? null
}
