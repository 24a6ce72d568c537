import type { User } from '@bizamply/contract/auth'
import { isAdministrator } from '@bizamply/contract/roles'
import { secureAccount } from './demands.ts'
import { skippedSetup } from './skipped-setup.ts'

/** Where finished users land. */
export const home = '/dashboard'

/** Runs the product and is a member of no company: no screen of a brand has anything to show. */
export const isOnlyAdministrator = (user: User): boolean => isAdministrator(user.role) && user.memberRole === null

export const needsSetup = (user: User): boolean =>
  user.firstimeSetup === 0 && !isAdministrator(user.role) && !skippedSetup.is()

/** The one screen that answers before a demand of the company is met, and then goes on. */
const toSecureAccount = (requested?: string): string =>
  requested ? `${secureAccount}?returnUrl=${encodeURIComponent(requested)}` : secureAccount

/** Where a signed-in user belongs; `wanted` is honoured once the address is proven. */
export function landing(user: User, requested?: string): string {
  if (!user.emailVerified) return `/signup/verify-otp?email=${encodeURIComponent(user.email)}`
  if (user.demands?.missing) return toSecureAccount(requested)
  return requested ?? (isOnlyAdministrator(user) ? '/customers' : needsSetup(user) ? '/onboarding' : home)
}
