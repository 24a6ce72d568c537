import type { Database } from '../../db/database.ts'
import type { Auth } from './better-auth.ts'
import { hashSessionToken } from './hash-session-tokens.ts'
import { readSessionCookie } from './session-cookie.ts'
import type { Sessions } from './sessions.ts'

/** Ends the cookie's session in every process; returns the cookies that clear it. */
export async function signOut(
  parts: { auth: Auth; db: Database; sessions: Sessions },
  headers: Headers,
): Promise<string[]> {
  const userId = await userOf(parts.db, headers)
  const { headers: answer } = await parts.auth.api.signOut({ headers, returnHeaders: true })
  parts.sessions.forget()
  await forgetEverywhere(parts.db, userId)
  return answer.getSetCookie()
}

/** Whose session the cookie has. Nothing else is looked up, so that nothing else can hold up a sign-out. */
async function userOf(db: Database, headers: Headers): Promise<string | null> {
  const [token] = readSessionCookie(headers)?.split('.') ?? []
  if (!token) return null
  const { rows } = await db.global.$client.query<{ user_id: string }>(
    'select user_id from app.sessions where token = $1',
    [hashSessionToken(token)],
  )
  return rows[0]?.user_id ?? null
}

/** For a user who turned out to be suspended after the password check. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.global.$client.query('delete from app.sessions where token = $1', [hashSessionToken(token)])
}

/** Clears every process's session cache and checks the streams of this user or company; of everyone if it's null. */
export async function forgetEverywhere(db: Database, userOrCompanyId: string | null): Promise<void> {
  await db.global.$client.query(`select pg_notify('bizamply_sessions', $1)`, [userOrCompanyId ?? ''])
}
