import { isAdministrator } from '@bizamply/contract/roles'
import { redirect } from '@tanstack/react-router'
import { landing, needsSetup } from '../lib/landing.ts'
import { session } from '../lib/session.ts'

/** Signed in, and with a proven address: until then nothing else opens; some screens want the set-up done too. */
export async function mayEnter(href: string, wants = { setUp: false }): Promise<void> {
  const { user } = await session.resolve({ retry: true })
  if (!user) throw redirect({ to: '/login', search: { returnUrl: href }, replace: true })
  if (user.emailVerified && user.demands?.missing) throw redirect({ href: landing(user, href), replace: true })
  if (!user.emailVerified || (wants.setUp && needsSetup(user))) throw redirect({ href: landing(user), replace: true })
}

/** For the people who run the product; others go where they have something to do. The server refuses them anyway. */
export async function mayAdminister(href: string): Promise<void> {
  await mayEnter(href)
  const { user } = session.get()
  if (!user || !isAdministrator(user.role)) throw redirect({ to: '/dashboard', replace: true })
}
