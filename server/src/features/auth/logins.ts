import { sql } from 'drizzle-orm'
import type { SignInMethod } from '@bizamply/contract/security'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import type { AuthDependencies } from './dependencies.ts'
import type { Origin } from './origin.ts'
import { cancelAccountDeletion } from './cancel-account-deletion.ts'
import { notifyNewDevice } from './notify-new-device.ts'

export interface Login {
  method: SignInMethod | 'reset'
  /** Error code; null if it succeeded. */
  reason: string | null
}

/**
 * Records the attempt of a known user; nothing is recorded for unknown addresses. A success from a new browser is
 * reported to them by mail.
 */
export async function recordLogin(
  deps: Pick<AuthDependencies, 'db' | 'now' | 'hash' | 'services' | 'recordSecurity'>,
  who: { userId: string } | { email: string },
  login: Login,
  from: Origin,
): Promise<void> {
  const at = deps.now().toISOString()
  const agent =
    from.headers
      .get('user-agent')
      ?.replace(/\p{Cc}/gu, ' ')
      .slice(0, 400) ?? null
  const user = 'userId' in who ? sql`u.id = ${who.userId}` : sql`u.email = ${who.email}`
  // Attempts over a limit are recorded once per 15 minutes.
  const unlessRecorded =
    login.reason === 'RATE_LIMIT_EXCEEDED'
      ? sql`and not exists (select 1 from app.logins l where l.user_id = u.id and l.reason = ${login.reason}
          and l.created_at > ${at}::timestamptz - interval '15 minutes')`
      : sql``
  const { rows } = await deps.db.global.execute<{ id: string; userId: string }>(sql`
    insert into app.logins (id, user_id, method, success, reason, ip_address, user_agent, created_at)
    select ${newId()}, u.id, ${login.method}, ${login.reason === null}, ${login.reason}, ${from.address}, ${agent}, ${at}
    from app.users u where ${user} ${unlessRecorded} returning id, user_id as "userId"`)
  const isReturn = login.reason === null && returns.has(login.method)
  if (rows[0] && isReturn) await notifyNewDevice(deps, rows[0], from)
  if (login.reason === null && login.method !== 'reset') await cancelAccountDeletion(deps, who)
}

/** Sign-ins of an existing user; sign-up and invitation create an account, and a reset opens no session. */
const returns = new Set<Login['method']>(['password', 'google', 'passkey', 'sso'])

/** Deletes logins after a year, expired codes and links, and address changes after three months. */
export async function forgetOldSignIns({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  const before = (days: number): string => new Date(now().getTime() - days * 86_400_000).toISOString()
  await db.global.execute(sql`delete from app.logins where created_at < ${before(365)}::timestamptz`)
  await db.global.execute(sql`delete from app.email_changes where created_at < ${before(90)}::timestamptz`)
  await db.global.execute(sql`delete from app.verifications where expires_at < ${before(1)}::timestamptz`)
}
