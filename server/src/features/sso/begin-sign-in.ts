import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { emailField } from '@bizamply/contract/sign-up-form'
import { AppError } from '../../errors.ts'
import {
  browserCookie,
  browserOf,
  countAttempts,
  domainOf,
  plainEmail,
  readFields,
  safeReturn,
  type AuthDependencies,
  type Origin,
} from '../auth/index.ts'
import { ATTEMPT_S, hashOfBrowser, keepAttempt, type Attempt } from './attempts.ts'

export interface Begun {
  /** Our own redirect URI, the same for every email address; the provider is looked up there. */
  location: string
  cookie: string
}

/** By a work address. Only its domain is looked up, so it doesn't reveal whether the account exists. */
export async function beginSso(
  deps: AuthDependencies,
  input: { email: string; returnUrl?: string | undefined },
  from: Origin,
): Promise<Begun> {
  const email = plainEmail(readFields(emailField, input.email, 'email'))
  await countAttempts(deps, { ssoPerAddress: from.address }, TOO_MANY)
  const { rows } = await deps.db.global.execute<{ company_id: string }>(sql`
    select company_id from app.domain_claims where domain = ${domainOf(email)}`)
  const companyId = rows[0]?.company_id ?? null
  return keep(deps, { companyId, email, returnUrl: safeReturn(deps, input.returnUrl ?? null), proves: null }, from)
}

/** Step-up of a signed-in user: confirms their session and links their account. */
export async function confirmBySso(
  deps: AuthDependencies,
  person: { userId: string; sessionId: string; email: string; companyId: string | null },
  from: Origin,
): Promise<Begun> {
  await countAttempts(deps, { ssoPerAddress: from.address }, TOO_MANY)
  const { companyId, email, userId, sessionId } = person
  if (!companyId) throw new AppError('NOT_FOUND', { message: 'Your company hasn’t set up SSO.' })
  return keep(deps, { companyId, email, returnUrl: null, proves: { userId, sessionId } }, from)
}

async function keep(deps: AuthDependencies, attempt: Omit<Attempt, 'browser'>, from: Origin): Promise<Begun> {
  // Two tabs of one browser share the cookie, so neither cancels the other's sign-in.
  const browser = browserOf(from.headers) ?? randomBytes(32).toString('base64url')
  const secret = randomBytes(32).toString('base64url')
  await keepAttempt(deps, 'sso-begun', secret, { ...attempt, browser: hashOfBrowser(deps, browser) })
  const cookie = browserCookie(deps.services.appUrl, browser, ATTEMPT_S)
  return { location: `/auth/sso/go?attempt=${secret}`, cookie }
}

const TOO_MANY = 'Too many login attempts. Please try again later.'
