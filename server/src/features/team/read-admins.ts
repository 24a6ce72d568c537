import { sql } from 'drizzle-orm'
import { asServer } from '../../db/as-server.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'

export interface Admin extends Record<string, unknown> {
  email: string
  /** As emails address them. */
  name: string
  locale: string
}

/** Every admin of a company, for emails. */
export async function readAdmins(tx: Tx, companyId: string): Promise<Admin[]> {
  const admins = await prepared<{ user_id: string }>(
    tx,
    'team.admin-ids',
    `select user_id from app.members where company_id = $1 and role = 'admin'`,
    [companyId],
  )
  const ids = sql.param(admins.map(({ user_id: id }) => id))
  const { rows } = await asServer(tx, () =>
    tx.execute<Admin>(sql`
      select email, coalesce(nullif(first_name, ''), name) as name, locale from app.users where id = any(${ids}::uuid[])`),
  )
  return rows
}
