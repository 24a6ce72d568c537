import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { newId } from '../../../db/ids.ts'
import { sameText } from '../../../db/same-text.ts'
import type { AuthDependencies } from '../dependencies.ts'
import type { Origin } from '../origin.ts'
import { countAttempts } from '../count-attempts.ts'
import { recordLogin } from '../logins.ts'
import { openSession } from '../open-session.ts'
import { challengeFor } from '../second-factor/challenge.ts'
import type { SignInOutcome } from '../sign-in.ts'
import { bypassOfSso } from '../sso-rule.ts'
import { browserOf } from './browser-cookie.ts'

const LIFE_MS = 60_000

type Method = 'google' | 'sso'

/** A one-time token for /auth/callback, bound to the browser and valid for one minute. */
export async function issueToken(
  deps: AuthDependencies,
  { userId, method }: { userId: string; method: Method },
  browser: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const at = deps.now()
  const until = new Date(at.getTime() + LIFE_MS)
  const value = `${userId}:${deps.hash('sign-in-browser', browser)}:${method}`
  await deps.db.global.execute(sql`
    insert into app.verifications (id, identifier, value, expires_at, created_at, updated_at)
    values (${newId()}, ${identifierOf(deps, token)}, ${value}, ${until.toISOString()}, ${at.toISOString()},
      ${at.toISOString()})`)
  return token
}

/** Exchanges the token for a session, once. */
export async function exchangeToken(
  deps: AuthDependencies,
  given: { token: string; rememberMe: boolean },
  from: Origin,
): Promise<SignInOutcome> {
  await countAttempts(deps, { exchangePerAddress: from.address }, 'Too many login attempts. Please try again later.')
  const { rows } = await deps.db.global.execute<{ value: string; expires_at: string }>(sql`
    delete from app.verifications where identifier = ${identifierOf(deps, given.token)} returning value, expires_at`)
  const [row] = rows
  const [userId = '', browser = '', by = ''] = row?.value.split(':') ?? []
  const method: Method = by === 'sso' ? 'sso' : 'google'
  const isAlive = row !== undefined && new Date(row.expires_at).getTime() > deps.now().getTime()
  if (!isAlive || !sameText(browser, deps.hash('sign-in-browser', browserOf(from.headers) ?? ''))) {
    throw new AppError('TOKEN_INVALID')
  }
  try {
    const who = { userId, rememberMe: given.rememberMe, method }
    await bypassOfSso(deps, { userId, method, hasSecondFactor: false })
    // The company decides what its provider requires; our second factor would be redundant.
    const challenge = method === 'sso' ? null : await challengeFor(deps, who)
    if (challenge) return { challenge }
    const result = await openSession(deps, who, from)
    await recordLogin(deps, { userId }, { method, reason: null }, from)
    return result
  } catch (error) {
    if (error instanceof AppError) await recordLogin(deps, { userId }, { method, reason: error.code }, from)
    throw error
  }
}

const identifierOf = ({ hash }: AuthDependencies, token: string): string => `sign-in:${hash('sign-in', token)}`
