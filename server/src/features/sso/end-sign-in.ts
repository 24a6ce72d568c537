import { sql } from 'drizzle-orm'
import {
  browserOf,
  forgetEverywhere,
  issueToken,
  ProviderRefusal,
  recordLogin,
  type Origin,
  type Step,
} from '../auth/index.ts'
import { takeAttempt, type Sent } from './attempts.ts'
import { findPerson } from './find-person.ts'
import { failed } from './go-to-provider.ts'
import type { SsoDependencies } from './dependencies.ts'
import { clientOf, readProvider, type StoredProvider } from './stored-provider.ts'

/** Handles the return from the provider: redirects to the console with a one-time token or an error code. */
export async function endSso(
  deps: SsoDependencies,
  { companyId, query }: { companyId: string; query: URLSearchParams },
  from: Origin,
): Promise<Step> {
  const sent = await takeAttempt<Sent>(deps, 'sso-sent', query.get('state') ?? '', from)
  if (!sent || sent.companyId !== companyId) return failed('sso_failed', sent)
  const provider = await deps.db.inCompany(companyId, (tx) => readProvider(tx, companyId))
  const isTheSame = provider?.issuer === sent.issuer && provider.clientId === sent.clientId
  if (!provider || !isTheSame || query.has('error')) return failed('sso_failed', sent)
  try {
    return await settle(deps, { sent, provider, query }, from)
  } catch (err) {
    const refused = err instanceof ProviderRefusal
    deps.services.log.warn({ err, companyId }, refused ? 'SSO sign-in was refused' : 'SSO sign-in failed')
    return failed(refused ? 'sso_failed' : 'sso_unavailable', sent)
  }
}

async function settle(
  deps: SsoDependencies,
  { sent, provider, query }: { sent: Sent; provider: StoredProvider; query: URLSearchParams },
  from: Origin,
): Promise<Step> {
  const { companyId, proves, question, sentAt, returnUrl } = sent
  // A sign-in from before the request doesn't count.
  const maxAge = proves ? Math.ceil((deps.now().getTime() - sentAt) / 1000) : null
  const client = clientOf(deps.services, companyId, provider)
  const person = await deps.identityProviders.redeem(client, query, { ...question, maxAge })
  const found = await findPerson(deps, { companyId, provider, person, only: proves?.userId ?? null })
  if ('refusal' in found) {
    await recordLogin(deps, { email: person.email }, { method: 'sso', reason: found.reason }, from)
    return failed(found.refusal, sent)
  }
  if (proves) {
    await prove(deps, proves)
    return { location: '/auth/confirmed', cookie: null }
  }
  const token = await issueToken(deps, { userId: found.userId, method: 'sso' }, browserOf(from.headers) ?? '')
  const back = returnUrl === null ? '' : `&returnUrl=${encodeURIComponent(returnUrl)}`
  return { location: `/auth/callback?token=${token}${back}`, cookie: null }
}

async function prove(
  deps: SsoDependencies,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  await deps.db.global.execute(sql`
    update app.sessions set proved_at = ${deps.now().toISOString()} where id = ${sessionId} and user_id = ${userId}`)
  deps.sessions.forget()
  await forgetEverywhere(deps.db, userId)
}
