import type { Database } from './database.ts'

/** For sweeps: leaves out companies that are being deleted; nothing is sent, written or read for them. */
export const notLeaving = (alias: string): string =>
  `not exists (select 1 from app.companies k where k.company_id = ${alias}.company_id and k.status = 'leaving')`

/** When a company is erased; null if no deletion was requested. */
export async function leavesAt({ global }: Database, companyId: string): Promise<Date | null> {
  const { rows } = await global.$client.query<{ at: Date | null }>({
    name: 'companies.leaves-at',
    text: 'select app.company_leaves_at($1) as at',
    values: [companyId],
  })
  return rows[0]?.at ?? null
}
