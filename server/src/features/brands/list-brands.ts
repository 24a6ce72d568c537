import type { Brand } from '@bizamply/contract/brands'
import { LOGO_SIZE, logoAddress } from '@bizamply/contract/pictures'
import { AppError } from '../../errors.ts'
import { prepared } from '../../db/prepared.ts'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'

interface Row {
  id: string
  name: string
  domain: string | null
  logo_url: string | null
  logo_hash: string | null
  timezone: string
  connected: string[]
  pending: number
}

export async function listBrands(services: Services, companyId: string): Promise<Brand[]> {
  const rows = await services.db.inCompany(companyId, (tx) => readBrands(tx, companyId))
  return rows.map((row) => ({
    BrandId: row.id,
    BrandName: row.name,
    ServiceConnected: row.connected,
    domain: row.domain,
    logoUrl: logoOf(services, row),
    timezone: row.timezone,
    pendingCount: row.pending,
  }))
}

function logoOf({ rewrite }: Services, { logo_hash: hash, logo_url: url }: Row): string | null {
  if (hash) return logoAddress(hash, LOGO_SIZE)
  return url ? rewrite(url) : null
}

const readBrands = (tx: Tx, companyId: string): Promise<Row[]> =>
  prepared<Row>(
    tx,
    'brands.list',
    `select b.id, b.name, b.domain, b.logo_url, b.logo_hash, b.timezone,
       coalesce((select array_agg(c.platform order by c.platform) from app.connections c
         where c.company_id = $1 and c.brand_id = b.id and c.state <> 'signed-out'), '{}') as connected,
       coalesce((select sum(n.pending) from app.brand_counts n where n.company_id = $1 and n.brand_id = b.id), 0)::int as pending
     from app.brands b where b.company_id = $1 and b.archived_at is null order by b.created_at, b.id`,
    [companyId],
  )

/** Stores the brand that a member works in; another company's brand is not found. */
export async function selectBrand(
  services: Services,
  who: { companyId: string; userId: string },
  brandId: string,
): Promise<Brand> {
  const brand = (await listBrands(services, who.companyId)).find((b) => b.BrandId === brandId)
  if (!brand) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this brand.' })
  await services.db.inCompany(who.companyId, (tx) =>
    prepared(
      tx,
      'brands.select',
      'update app.members set selected_brand_id = $3 where company_id = $1 and user_id = $2',
      [who.companyId, who.userId, brandId],
    ),
  )
  return brand
}
