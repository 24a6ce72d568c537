import { createRoute, redirect } from '@tanstack/react-router'
import { lazyScreen } from '../lib/lazy-screen.ts'
import { requiredTaskOf } from '../lib/sign-in-requirements.ts'
import { landing } from '../lib/landing.ts'
import { session } from '../lib/session.ts'
import { root } from './root-route.tsx'
import { returnSearch } from './sign-in-search.ts'

/**
 * Opens only for users with unmet sign-in requirements; refetches them, because they may be met by
 * now.
 */
export const secureAccount = createRoute({
  getParentRoute: () => root,
  path: '/secure-account',
  validateSearch: returnSearch,
  beforeLoad: async ({ location, search: { returnUrl } }) => {
    await session.resolve({ retry: true })
    await session.check()
    const { user } = session.get()
    if (!user) throw redirect({ to: '/login', search: { returnUrl: location.href }, replace: true })
    if (!requiredTaskOf(user.requirements, new Date()))
      throw redirect({ href: landing(user, returnUrl), replace: true })
  },
  component: lazyScreen(() => import('../screens/secure-account/secure-account.tsx'), 'SecureAccountScreen'),
})
