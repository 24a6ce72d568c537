import { sql } from 'drizzle-orm'
import type { SecurityState } from '@bizamply/contract/security'
import type { AuthDependencies } from './dependencies.ts'
import { listPasskeys } from './passkeys/own-passkeys.ts'
import { readSecondFactor } from './second-factor/set-up.ts'

export async function readSecurity(deps: Pick<AuthDependencies, 'db'>, userId: string): Promise<SecurityState> {
  const { rows } = await deps.db.global.execute<{
    has: boolean
    other: boolean
    sso: boolean
    changed: string | null
  }>(sql`
    select u.password_changed_at as changed, exists (select 1 from app.accounts a
      where a.user_id = u.id and a.provider_id = 'credential' and a.password is not null) as has,
      exists (select 1 from app.accounts a where a.user_id = u.id
        and (a.password is not null or a.provider_id <> 'credential')) as other,
      exists (select 1 from app.accounts a where a.user_id = u.id and starts_with(a.provider_id, 'sso:')) as sso
    from app.users u where u.id = ${userId}`)
  const changed = rows[0]?.changed
  return {
    hasPassword: rows[0]?.has ?? false,
    passwordChangedAt: changed ? new Date(changed).toISOString() : null,
    sso: rows[0]?.sso ?? false,
    secondFactor: await readSecondFactor(deps, userId),
    passkeys: await listPasskeys(deps, userId),
    otherSignIn: rows[0]?.other ?? false,
  }
}
