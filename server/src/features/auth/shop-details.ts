import { sql } from 'drizzle-orm'
import type { User } from '@bizamply/contract/auth'
import type { Services } from '../../context.ts'
import type { Membership } from './signed-in.ts'

export type ShopDetails = Pick<User, 'shopifyDomain' | 'shopifySessionId' | 'shopifyAccessToken'>

export const noShop: ShopDetails = { shopifyDomain: null, shopifySessionId: null, shopifyAccessToken: null }

/** The company's shop as the browser may store it. The third value is encrypted and contains no shop token. */
export async function shopDetails(services: Services, membership: Membership | null): Promise<ShopDetails> {
  if (!membership) return noShop
  const { companyId, selectedBrandId, brandRoles } = membership
  const visible = Object.entries(brandRoles ?? {}).flatMap(([id, role]) => (role === 'none' ? [] : [id]))
  const { rows } = await services.db.inCompany(companyId, (tx) =>
    tx.execute<{ id: string; account: string }>(sql`
      select id, account from app.connections
      where company_id = ${companyId} and platform = 'shopify' and state <> 'signed-out'
        and (${brandRoles === null} or brand_id = any(${sql.param(visible)}::uuid[]))
      order by (brand_id is not distinct from ${selectedBrandId}::uuid) desc, created_at, id limit 1`),
  )
  const [shop] = rows
  if (!shop) return noShop
  const sealed = services.encryption.encrypt(JSON.stringify({ connectionId: shop.id }), `shop-details:${shop.account}`)
  return { shopifyDomain: shop.account, shopifySessionId: shop.id, shopifyAccessToken: sealed }
}
