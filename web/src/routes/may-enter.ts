import { isAdministrator } from '@bizamply/contract/roles'
import { redirect } from '@tanstack/react-router'
import { landing, needsSetup } from '../lib/landing.ts'
import { session } from '../lib/session.ts'

/**
 * Requires a signed-in user with a verified address; some screens also require completed
 * onboarding.
 */
export async function mayEnter(href: string, wants = { setUp: false }): Promise<void> {
  const { user } = await session.resolve({ retry: true })
  if (!user) throw redirect({ to: '/login', search: { returnUrl: href }, replace: true })
  if (user.emailVerified && user.requirements?.missing) throw redirect({ href: landing(user, href), replace: true })
  if (!user.emailVerified || (wants.setUp && needsSetup(user))) throw redirect({ href: landing(user), replace: true })
}

/** Redirects everyone but administrators. The server enforces this anyway. */
export async function mayAdminister(href: string): Promise<void> {
  await mayEnter(href)
  const { user } = session.get()
  if (!user || !isAdministrator(user.role)) throw redirect({ to: '/dashboard', replace: true })
}
