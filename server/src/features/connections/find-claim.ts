import type { Services } from '../../context.ts'

export interface Claim {
  company_id: string
  brand_id: string
  connection_id: string
}

/** The connection of a platform's account; looked up before the company is known. */
export async function findClaim(services: Services, platform: string, account: string): Promise<Claim | null> {
  const { rows } = await services.db.global.$client.query<Claim>({
    name: 'claims.find',
    text: 'select company_id, brand_id, connection_id from app.shop_claims where platform = $1 and account = $2',
    values: [platform, account],
  })
  return rows[0] ?? null
}
