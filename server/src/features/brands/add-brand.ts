import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'

/** The company's brand with this name, ignoring case; created if missing. */
export async function addBrand(
  tx: Tx,
  brand: { companyId: string; name: string; timezone: string; at: Date },
): Promise<{ brandId: string; isNew: boolean }> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from app.brands where company_id = ${brand.companyId} and lower(name) = lower(${brand.name})
    order by created_at limit 1`)
  if (rows[0]) return { brandId: rows[0].id, isNew: false }
  const brandId = newId()
  const voice = JSON.stringify({ tone: 'warm', signOff: null, avoid: [] })
  await tx.execute(sql`
    insert into app.brands (company_id, id, name, timezone, voice, created_at)
    values (${brand.companyId}, ${brandId}, ${brand.name}, ${brand.timezone}, ${voice}, ${brand.at.toISOString()})`)
  return { brandId, isNew: true }
}
