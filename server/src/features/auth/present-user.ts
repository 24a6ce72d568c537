import type { AuthDependencies } from './dependencies.ts'
import type { SignInMethod } from '@bizamply/contract/security'
import { shopDetails } from './shop-details.ts'
import { noShop, type ShopDetails } from './shop-details.ts'
import type { Membership, SignedIn } from './signed-in.ts'
import { presentRequirements } from './sign-in-requirements.ts'
import type { User } from '@bizamply/contract/auth'

/** For a session that was just opened. */
export async function presentNew(
  deps: Pick<AuthDependencies, 'sessions' | 'services'>,
  { user, membership, method }: Pick<SignedIn, 'user' | 'membership'> & { method: SignInMethod },
): Promise<User> {
  const requirements = await deps.sessions.requirementsOn(user, membership)
  const presented = presentUser({ user, membership }, await shopDetails(deps.services, membership))
  return withRequirements(presented, { session: { method }, requirements }, deps.services.now())
}

export function presentUser(
  { user, membership }: Pick<SignedIn, 'user'> & { membership: Membership | null },
  shop: ShopDetails = noShop,
): User {
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    firstName: user.firstName,
    lastName: user.lastName,
    role: user.role,
    memberRole: membership?.memberRole ?? null,
    ...(membership?.customRole ? { customRole: membership.customRole } : {}),
    emailVerified: user.emailVerified,
    firstimeSetup: user.onboarded ? 1 : 0,
    profilePic: user.image,
    ...shop,
    BizamplyId: membership?.publicId ?? null,
    companyName: membership?.companyName ?? null,
    ...(membership?.leavesAt ? { companyLeavesAt: membership.leavesAt } : {}),
    timezone: user.timezone,
    locale: user.locale,
  }
}

export function withRequirements(user: User, signedIn: Parameters<typeof presentRequirements>[0], now: Date): User {
  const requirements = presentRequirements(signedIn, now)
  return requirements ? { ...user, requirements } : user
}
