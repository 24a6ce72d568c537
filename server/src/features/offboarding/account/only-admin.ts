import type { Tx } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'

/** The company's name if this user is its only remaining admin; null otherwise, or if the company is being deleted. */
export async function onlyAdminOf(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<string | null> {
  const [row] = await prepared<{ name: string }>(
    tx,
    'account-deletions.only-admin',
    `select c.name from app.companies c
     join app.members m on m.company_id = c.company_id and m.user_id = $2 and m.role = 'admin'
     where c.company_id = $1 and c.status <> 'leaving' and not exists (
       select 1 from app.members o join app.users u on u.id = o.user_id and u.status = 'active'
       where o.company_id = $1 and o.user_id <> $2 and o.role = 'admin'
         and not exists (select 1 from app.account_deletions d where d.user_id = o.user_id))`,
    [companyId, userId],
  )
  return row?.name ?? null
}
