import type { User } from '@bizamply/contract/auth'
import { isAdministrator } from '@bizamply/contract/roles'
import { secureAccount } from './sign-in-requirements.ts'
import { skippedSetup } from './skipped-setup.ts'

/** Where onboarded users land. */
export const home = '/dashboard'

/** An administrator without a company: brand screens have no content for them. */
export const isOnlyAdministrator = (user: User): boolean => isAdministrator(user.role) && user.memberRole === null

export const needsSetup = (user: User): boolean =>
  user.firstimeSetup === 0 && !isAdministrator(user.role) && !skippedSetup.is()

/** The only screen available with unmet sign-in requirements. */
const toSecureAccount = (requested?: string): string =>
  requested ? `${secureAccount}?returnUrl=${encodeURIComponent(requested)}` : secureAccount

/** Where a signed-in user belongs; `wanted` applies once the address is verified. */
export function landing(user: User, requested?: string): string {
  if (!user.emailVerified) return `/signup/verify-otp?email=${encodeURIComponent(user.email)}`
  if (user.requirements?.missing) return toSecureAccount(requested)
  return requested ?? (isOnlyAdministrator(user) ? '/customers' : needsSetup(user) ? '/onboarding' : home)
}
