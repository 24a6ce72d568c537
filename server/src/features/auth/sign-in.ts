import { presentUser, withRequirements, presentNew } from './present-user.ts'
import type { SignInResult } from './open-session.ts'
import { APIError } from 'better-auth/api'
import { loginForm } from '@bizamply/contract/login-form'
import type { User } from '@bizamply/contract/auth'
import type { Viewing } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { headersOf, type Origin } from './origin.ts'
import type { AuthDependencies } from './dependencies.ts'
import type { Auth } from './better-auth.ts'
import { limitWrongPasswords } from './limit-wrong-passwords.ts'
import { recordLogin } from './logins.ts'
import { plainEmail, readFields } from './read-fields.ts'
import { challengeFor, type Challenge } from './second-factor/challenge.ts'
import { isSuspended, type SignedIn } from './signed-in.ts'
import { readUser } from './sessions.ts'
import { endSession } from './sign-out.ts'
import { ssoRuleOf } from './sso-rule.ts'
import { shopDetails } from './shop-details.ts'

export interface SignInRequest extends Origin {
  email: string
  password: string
  rememberMe: boolean
}

/** Signed in, or a second factor is required first. */
export type SignInOutcome = SignInResult | { challenge: Challenge }

/**
 * Only wrong passwords count toward the limits; a correct one is refunded. Every attempt of a known user is recorded.
 */
export async function signIn(deps: AuthDependencies, request: SignInRequest): Promise<SignInOutcome> {
  const form = readFields(loginForm, { email: plainEmail(request.email), password: request.password })
  const record = (reason: string | null): Promise<void> =>
    recordLogin(deps, { email: form.email }, { method: 'password', reason }, request)
  try {
    const result = await tryPassword(deps, form, request)
    // If a second factor follows, its response completes the sign-in.
    if ('token' in result) await record(null)
    return result
  } catch (error) {
    if (error instanceof AppError) await record(error.code)
    throw error
  }
}

async function tryPassword(
  deps: AuthDependencies,
  form: { email: string; password: string },
  request: SignInRequest,
): Promise<SignInOutcome> {
  const restore = await limitWrongPasswords(deps, form.email, request)
  const { response, headers } = await check(deps.auth, form, request)
  await restore()
  const membership = await deps.sessions.membershipOf(response.user.id)
  const user = readUser(response.user as Parameters<typeof readUser>[0])
  if (isSuspended(user.status, membership)) {
    await endSession(deps.db, response.token)
    throw new AppError('ACCOUNT_SUSPENDED')
  }
  const challenge = await challengeFor(deps, { userId: user.id, rememberMe: request.rememberMe, method: 'password' })
  const rule = await ssoRuleOf(deps, user.id)
  if (challenge || rule) await endSession(deps.db, response.token)
  // The SSO rule is revealed only after the right password. For an admin, the second factor's challenge decides.
  if (rule && !(rule.isAdmin && challenge)) throw new AppError('SSO_REQUIRED')
  if (challenge) return { challenge }
  return {
    token: deps.sessions.tokenOf(response.token),
    sessionToken: response.token,
    user: await presentNew(deps, { user, membership, method: 'password' }),
    cookies: headers.getSetCookie(),
  }
}

async function check(auth: Auth, form: { email: string; password: string }, request: SignInRequest) {
  try {
    return await auth.api.signInEmail({
      body: { ...form, rememberMe: request.rememberMe },
      headers: headersOf(request),
      returnHeaders: true,
    })
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) throw new AppError('INVALID_CREDENTIALS', { cause: error })
    throw error
  }
}

/** The user that the cookie-token pair belongs to, as the browser may see them. */
export async function currentUser(
  deps: Pick<AuthDependencies, 'sessions' | 'services'>,
  headers: Headers,
): Promise<User | null> {
  const signedIn = await deps.sessions.find(headers)
  if (!signedIn) return null
  if (signedIn.viewing) return presentViewed(signedIn, signedIn.viewing)
  const user = presentUser(signedIn, await shopDetails(deps.services, signedIn.membership))
  return withRequirements(user, signedIn, deps.services.now())
}

/** Without the shop's access token. */
function presentViewed(signedIn: SignedIn, { endsAt }: Viewing): User {
  const user = presentUser(signedIn)
  const name = user.name || user.email
  return { ...user, viewing: { name, companyName: user.companyName ?? '', endsAt: new Date(endsAt).toISOString() } }
}
