import { sql } from 'drizzle-orm'
import { newId } from '../../db/ids.ts'
import { sameText } from '../../db/same-text.ts'
import { browserOf, type AuthDependencies, type Origin } from '../auth/index.ts'
import type { Question } from './identity-providers.ts'

export const ATTEMPT_S = 600

/** A sign-in at a provider, started by a browser. */
export interface Attempt {
  /** Null if no company has the address: reported at the next step, so that the timing is the same. */
  companyId: string | null
  email: string
  /** Hash of the cookie of the browser that started. */
  browser: string
  returnUrl: string | null
  /** The session to step up; null for a sign-in. */
  proves: { userId: string; sessionId: string } | null
}

/** An attempt that was redirected to the provider. */
export interface Sent extends Attempt {
  companyId: string
  issuer: string
  clientId: string
  question: Question
  sentAt: number
}

type Kind = 'sso-begun' | 'sso-sent'

/** Stored encrypted for ten minutes, under a keyed hash of its secret. */
export async function keepAttempt(
  deps: AuthDependencies,
  kind: Kind,
  secret: string,
  attempt: Attempt | Sent,
): Promise<void> {
  const identifier = identifierOf(deps, kind, secret)
  const at = deps.now()
  const until = new Date(at.getTime() + ATTEMPT_S * 1000)
  const value = deps.services.encryption.encrypt(JSON.stringify(attempt), identifier)
  await deps.db.global.execute(sql`
    insert into app.verifications (id, identifier, value, expires_at, created_at, updated_at)
    values (${newId()}, ${identifier}, ${value}, ${until.toISOString()}, ${at.toISOString()}, ${at.toISOString()})`)
}

/** Single use, and only in the browser that started; else null. */
export async function takeAttempt<T extends Attempt>(
  deps: AuthDependencies,
  kind: Kind,
  secret: string,
  from: Origin,
): Promise<T | null> {
  const identifier = identifierOf(deps, kind, secret)
  const { rows } = await deps.db.global.execute<{ value: string; expires_at: string }>(sql`
    delete from app.verifications where identifier = ${identifier} returning value, expires_at`)
  const [row] = rows
  if (!row || new Date(row.expires_at).getTime() <= deps.now().getTime()) return null
  const attempt = JSON.parse(deps.services.encryption.decrypt(row.value, identifier)) as T
  return sameText(attempt.browser, hashOfBrowser(deps, browserOf(from.headers) ?? '')) ? attempt : null
}

export const hashOfBrowser = ({ hash }: Pick<AuthDependencies, 'hash'>, browser: string): string =>
  hash('sso-browser', browser)

const identifierOf = ({ hash }: AuthDependencies, kind: Kind, secret: string): string => `${kind}:${hash(kind, secret)}`
