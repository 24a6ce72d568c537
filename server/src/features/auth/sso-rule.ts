import { sql } from 'drizzle-orm'
import type { SignInMethod } from '@bizamply/contract/security'
import { AppError } from '../../errors.ts'
import { asServer } from '../../db/as-server.ts'
import type { Tx } from '../../db/database.ts'
import type { AuthDependencies } from './dependencies.ts'

export interface SsoRule {
  companyId: string
  /** Admins keep password and second factor, so that an outage at the provider doesn't lock everyone out. */
  isAdmin: boolean
}

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** Null if this user may sign in any way. Else their company requires SSO and their address is in its domains. */
export async function ssoRuleOf({ db }: Pick<AuthDependencies, 'db'>, userId: string): Promise<SsoRule | null> {
  const { rows } = await db.global.execute<{ company_id: string }>(sql`
    select c.company_id from app.users u join app.domain_claims c on c.domain = split_part(u.email, '@', 2)
    where u.id = ${userId} and u.role = 'user'`)
  const companyId = rows[0]?.company_id
  if (!companyId) return null
  const { rows: found } = await db.inCompany(companyId, (tx) =>
    tx.execute<{ role: string }>(sql`
      select m.role from app.sso_providers p
      join app.members m on m.company_id = p.company_id and m.user_id = ${userId}
      where p.company_id = ${companyId} and p.mode = 'required'`),
  )
  return found[0] ? { companyId, isAdmin: found[0].role === 'admin' } : null
}

/** `SSO_REQUIRED`, or the company whose rule an admin bypassed. */
export async function bypassOfSso(
  deps: Pick<AuthDependencies, 'db'>,
  { userId, method, hasSecondFactor }: { userId: string; method: SignInMethod; hasSecondFactor: boolean },
): Promise<string | null> {
  if (method === 'sso') return null
  const rule = await ssoRuleOf(deps, userId)
  if (!rule) return null
  if (!(rule.isAdmin && method === 'password' && hasSecondFactor)) throw new AppError('SSO_REQUIRED')
  return rule.companyId
}

/** Whether a new user with this address can join the company only through its provider. */
export async function requiresSso(
  { db }: Pick<AuthDependencies, 'db'>,
  companyId: string,
  email: string,
): Promise<boolean> {
  const { rows } = await db.global.execute(sql`
    select 1 from app.domain_claims where domain = ${domainOf(email)} and company_id = ${companyId}`)
  if (rows.length === 0) return false
  const { rows: found } = await db.inCompany(companyId, (tx) =>
    tx.execute(sql`select 1 from app.sso_providers where company_id = ${companyId} and mode = 'required'`),
  )
  return found.length > 0
}

/** For a user who just became a member of a company that requires SSO: only the provider's sessions stay. */
export async function endSessionsWithoutSso(tx: Tx, userId: string): Promise<void> {
  await asServer(tx, () =>
    tx.execute(sql`
      delete from app.sessions s using app.users u
      where u.id = s.user_id and s.user_id = ${userId} and s.method <> 'sso' and u.role = 'user'`),
  )
}
