import type { Services } from '../../context.ts'
import { isId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'

export interface NamedCompany {
  id: string
  BizamplyId: string
  name: string
}

/** Existing companies by id; product-wide tables reference them without a foreign key. */
export async function readCompanies(
  { db }: Pick<Services, 'db'>,
  ids: (string | null)[],
): Promise<ReadonlyMap<string, NamedCompany>> {
  const companyIds = [...new Set(ids.filter((id) => id !== null && isId(id)))]
  if (companyIds.length === 0) return new Map()
  const rows = await db.asAdmin((tx) =>
    prepared<NamedCompany>(
      tx,
      'operations.companies',
      'select company_id as id, public_id as "BizamplyId", name from app.companies where company_id = any($1::uuid[])',
      [companyIds],
    ),
  )
  return new Map(rows.map((row) => [row.id, row]))
}
