import { sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { asServer } from '../../db/as-server.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { claimedDomains } from './stored-provider.ts'

/** Ends sessions that the provider didn't open; admins keep theirs, because they may still use a password. */
export async function endOtherSessions(tx: Tx, { companyId }: Ctx): Promise<void> {
  const members = await prepared<{ user_id: string }>(
    tx,
    'sso.members',
    `select user_id from app.members where company_id = $1 and role <> 'admin'`,
    [companyId],
  )
  const domains = sql.param(await claimedDomains(tx, companyId))
  const ids = sql.param(members.map(({ user_id: id }) => id))
  await asServer(tx, async () => {
    await tx.execute(sql`
      delete from app.sessions s using app.users u where u.id = s.user_id and s.method <> 'sso' and u.role = 'user'
        and s.user_id = any(${ids}::uuid[]) and split_part(u.email, '@', 2) = any(${domains}::text[])`)
    await tx.execute(sql`select pg_notify('bizamply_sessions', ${companyId})`)
  })
}
