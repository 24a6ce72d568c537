import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { demandedOf } from '../lib/demands.ts'
import { landing } from '../lib/landing.ts'
import { session } from '../lib/session.ts'
import { root } from './root-route.tsx'
import { returnSearch } from './sign-in-search.ts'

/** Opens to who is signed in and has something to do for their company's demands; asked anew, as it may be done. */
export const secureAccount = createRoute({
  getParentRoute: () => root,
  path: '/secure-account',
  validateSearch: returnSearch,
  beforeLoad: async ({ location, search: { returnUrl } }) => {
    await session.resolve({ retry: true })
    await session.check()
    const { user } = session.get()
    if (!user) throw redirect({ to: '/login', search: { returnUrl: location.href }, replace: true })
    if (!demandedOf(user.demands, new Date())) throw redirect({ href: landing(user, returnUrl), replace: true })
  },
  component: lazyRouteComponent(() => import('../screens/secure-account/secure-account.tsx'), 'SecureAccountScreen'),
})
