import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { CallbackError } from '@bizamply/contract/login-form'
import { AppError } from '../../../errors.ts'
import { newId } from '../../../db/ids.ts'
import { sameText } from '../../../db/same-text.ts'
import type { AuthDependencies } from '../dependencies.ts'
import type { Origin } from '../origin.ts'
import { countAttempts } from '../count-attempts.ts'
import { browserCookie, browserOf } from './browser-cookie.ts'
import { findPerson } from './find-person.ts'
import { ProviderRefusal } from '../provider-refusal.ts'
import type { Question } from './google.ts'
import { issueToken } from './sign-in-token.ts'

const LIFE_S = 600

/** Where to redirect the browser, and the cookie that identifies it on return. */
export interface Step {
  location: string
  cookie: string | null
}

interface Begun {
  question: Question
  /** Hash of the cookie of the browser that started. */
  browser: string
  returnUrl: string | null
}

/** Redirects to Google's consent screen. */
export async function beginGoogle(
  deps: AuthDependencies,
  request: { returnUrl: string | null },
  from: Origin,
): Promise<Step> {
  if (!deps.google.isSetUp) return failed('google_unavailable')
  try {
    await countAttempts(deps, { googlePerAddress: from.address }, 'Too many login attempts. Please try again later.')
    // Two tabs of one browser share the cookie, so neither cancels the other's sign-in.
    const browser = browserOf(from.headers) ?? randomBytes(32).toString('base64url')
    const { location, question } = await deps.google.ask()
    const begun: Begun = {
      question,
      browser: deps.hash('google-browser', browser),
      returnUrl: safeReturn(deps, request.returnUrl),
    }
    await keep(deps, begun)
    return { location, cookie: browserCookie(deps.services.appUrl, browser, LIFE_S) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMIT_EXCEEDED') return failed('rate_limited')
    deps.services.log.warn({ err: error }, 'Google sign-in could not start')
    return failed('oauth_processing_failed')
  }
}

/** Handles the return from Google: redirects to the console with a one-time token or an error code. */
export async function endGoogle(deps: AuthDependencies, query: URLSearchParams, from: Origin): Promise<Step> {
  const begun = await takeBegun(deps, query.get('state') ?? '')
  const browser = browserOf(from.headers) ?? ''
  if (!begun || !sameText(begun.browser, deps.hash('google-browser', browser))) return failed('google_auth_failed')
  if (query.has('error')) return failed('google_auth_failed')
  try {
    const person = await deps.google.redeem(query, begun.question)
    const found = await findPerson(deps, person, from)
    if ('refusal' in found) return failed(found.refusal)
    const token = await issueToken(deps, { userId: found.userId, method: 'google' }, browser)
    const back = begun.returnUrl === null ? '' : `&returnUrl=${encodeURIComponent(begun.returnUrl)}`
    return { location: `/auth/callback?token=${token}${back}`, cookie: null }
  } catch (error) {
    const refused = error instanceof ProviderRefusal
    deps.services.log.warn({ err: error }, refused ? 'Google sign-in was refused' : 'Google sign-in failed')
    return failed(refused ? 'google_auth_failed' : 'oauth_processing_failed')
  }
}

const failed = (error: CallbackError): Step => ({ location: `/auth/callback?error=${error}`, cookie: null })

async function keep(deps: AuthDependencies, begun: Begun): Promise<void> {
  const identifier = `google:${deps.hash('google-state', begun.question.state)}`
  const at = deps.now()
  const until = new Date(at.getTime() + LIFE_S * 1000)
  const value = deps.services.encryption.encrypt(JSON.stringify(begun), identifier)
  await deps.db.global.execute(sql`
    insert into app.verifications (id, identifier, value, expires_at, created_at, updated_at)
    values (${newId()}, ${identifier}, ${value}, ${until.toISOString()}, ${at.toISOString()}, ${at.toISOString()})`)
}

/** Single use: a repeated callback finds nothing. */
async function takeBegun(deps: AuthDependencies, state: string): Promise<Begun | null> {
  const identifier = `google:${deps.hash('google-state', state)}`
  const { rows } = await deps.db.global.execute<{ value: string; expires_at: string }>(sql`
    delete from app.verifications where identifier = ${identifier} returning value, expires_at`)
  const [row] = rows
  if (!row || new Date(row.expires_at).getTime() <= deps.now().getTime()) return null
  return JSON.parse(deps.services.encryption.decrypt(row.value, identifier)) as Begun
}

/** A path of ours or a URL at a trusted origin; anything else is ignored. */
export function safeReturn(
  { trustedOrigins }: Pick<AuthDependencies, 'trustedOrigins'>,
  url: string | null,
): string | null {
  if (!url || url.length > 2000 || /[\p{Cc}\\]/u.test(url)) return null
  if (/^\/(?!\/)/.test(url)) return url
  return URL.canParse(url) && trustedOrigins.includes(new URL(url).origin) ? url : null
}
