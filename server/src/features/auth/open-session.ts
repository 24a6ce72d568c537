import { presentNew } from './present-user.ts'
import { isSuspended } from './signed-in.ts'
import type { User } from '@bizamply/contract/auth'
import type { SignInMethod } from '@bizamply/contract/security'
import { AppError } from '../../errors.ts'
import { headersOf, type Origin } from './origin.ts'
import type { AuthDependencies } from './dependencies.ts'
import { readUser } from './sessions.ts'
import { endSession } from './sign-out.ts'
import { bypassOfSso } from './sso-rule.ts'

export interface SignInResult {
  token: string
  sessionToken: string
  user: User
  cookies: string[]
  /** The company whose provider they should have signed in at: an admin came in by password and second factor. */
  bypassed?: string | null
}

/** As a sign-in by password ends: the pair of cookie and token, or the refusal of a suspended account. */
export async function openSession(
  deps: AuthDependencies,
  who: { userId: string; rememberMe: boolean; method: SignInMethod; hasSecondFactor?: boolean },
  from: Origin,
): Promise<SignInResult> {
  const { userId, rememberMe, method, hasSecondFactor = false } = who
  const bypassed = await bypassOfSso(deps, { userId, method, hasSecondFactor })
  const { response, headers } = await deps.auth.api.openSession({
    body: { userId, rememberMe, method },
    headers: headersOf(from),
    returnHeaders: true,
  })
  if (!response) throw new AppError('UNAUTHENTICATED')
  const membership = await deps.sessions.membershipOf(who.userId)
  const user = readUser(response.user as Parameters<typeof readUser>[0])
  if (isSuspended(user.status, membership)) {
    await endSession(deps.db, response.token)
    throw new AppError('ACCOUNT_SUSPENDED')
  }
  return {
    token: deps.sessions.tokenOf(response.token),
    sessionToken: response.token,
    user: await presentNew(deps, { user, membership, method: who.method }),
    cookies: headers.getSetCookie(),
    bypassed,
  }
}
