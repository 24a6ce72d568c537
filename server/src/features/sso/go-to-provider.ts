import type { CallbackError } from '@bizamply/contract/login-form'
import type { Origin, Step } from '../auth/index.ts'
import { keepAttempt, takeAttempt, type Attempt } from './attempts.ts'
import type { SsoDependencies } from './dependencies.ts'
import { clientOf, readProvider } from './stored-provider.ts'

/** Redirects to the provider of the address's company. */
export async function goToProvider(deps: SsoDependencies, secret: string, from: Origin): Promise<Step> {
  const attempt = await takeAttempt<Attempt>(deps, 'sso-begun', secret, from)
  if (!attempt) return failed('sso_failed', null)
  const { companyId } = attempt
  const provider = companyId === null ? null : await deps.db.inCompany(companyId, (tx) => readProvider(tx, companyId))
  if (companyId === null || !provider) return failed('sso_unknown', attempt)
  try {
    const client = clientOf(deps.services, companyId, provider)
    const request = { email: attempt.email, fresh: attempt.proves !== null }
    const { location, question } = await deps.identityProviders.ask(client, request)
    const { issuer, clientId } = provider
    const sent = { ...attempt, companyId, issuer, clientId, question, sentAt: deps.now().getTime() }
    await keepAttempt(deps, 'sso-sent', question.state, sent)
    return { location, cookie: null }
  } catch (err) {
    deps.services.log.warn({ err, companyId }, 'SSO sign-in could not start')
    return failed('sso_unavailable', attempt)
  }
}

/** Step-up runs in a popup, which reports the outcome to its opener. */
export const failed = (error: CallbackError, attempt: Pick<Attempt, 'proves'> | null): Step => ({
  location: `${attempt?.proves ? '/auth/confirmed' : '/auth/callback'}?error=${error}`,
  cookie: null,
})
