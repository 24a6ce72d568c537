import { AppError } from '../../errors.ts'
import type { AuthParts, Origin } from './auth-parts.ts'
import { isSuspended, readUser } from './sessions.ts'
import { shopDetails } from './shop-details.ts'
import { presentUser, type SignInResult } from './sign-in.ts'
import { endSession } from './sign-out.ts'

/** As a sign-in by password ends: the pair of cookie and token, or the refusal of a suspended account. */
export async function openSession(
  parts: AuthParts,
  who: { userId: string; rememberMe: boolean },
  from: Origin,
): Promise<SignInResult> {
  const { response, headers } = await parts.auth.api.openSession({
    body: who,
    headers: from.headers,
    returnHeaders: true,
  })
  if (!response) throw new AppError('UNAUTHENTICATED')
  const membership = await parts.sessions.membershipOf(who.userId)
  const user = readUser(response.user as Parameters<typeof readUser>[0])
  if (isSuspended(user.status, membership)) {
    await endSession(parts.db, response.token)
    throw new AppError('ACCOUNT_SUSPENDED')
  }
  return {
    token: parts.sessions.tokenOf(response.token),
    sessionToken: response.token,
    user: presentUser({ user, membership }, await shopDetails(parts.services, membership)),
    cookies: headers.getSetCookie(),
  }
}
