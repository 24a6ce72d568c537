import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { safeReturnUrl } from './lib/return-url.ts'
import { session } from './lib/session.ts'
import { importSearch } from './screens/import-search.ts'
import { responsesSearch } from './screens/responses-search.ts'
import { LoadingMark } from './ui/loading-mark.tsx'
import { Toasts } from './ui/toasts.tsx'

/** Where a signed-in user lands. */
export const home = '/responses'

const root = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <Toasts />
    </>
  ),
  notFoundComponent: () => <LoadingMark />,
})

const index = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async () => {
    const { user } = await session.resolve({ retry: true })
    throw redirect({ to: user ? home : '/login', replace: true })
  },
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: (raw: Record<string, unknown>): { returnUrl?: string; error?: string } => {
    const returnUrl = safeReturnUrl(raw.returnUrl)
    return { ...(returnUrl ? { returnUrl } : {}), ...(typeof raw.error === 'string' ? { error: raw.error } : {}) }
  },
  beforeLoad: async ({ search }) => {
    const { user } = await session.resolve()
    if (user) throw redirect({ href: safeReturnUrl(search.returnUrl) ?? home, replace: true })
  },
  component: lazyRouteComponent(() => import('./screens/login.tsx'), 'LoginScreen'),
})

const logout = createRoute({
  getParentRoute: () => root,
  path: '/logout',
  component: lazyRouteComponent(() => import('./screens/logout.tsx'), 'LogoutScreen'),
})

const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  beforeLoad: async ({ location }) => {
    const { user } = await session.resolve({ retry: true })
    if (!user) throw redirect({ to: '/login', search: { returnUrl: location.href }, replace: true })
  },
  component: lazyRouteComponent(() => import('./shell/shell.tsx'), 'Shell'),
})

const responses = createRoute({
  getParentRoute: () => guarded,
  path: '/responses',
  validateSearch: responsesSearch,
  component: lazyRouteComponent(() => import('./screens/responses.tsx'), 'ResponsesScreen'),
})

const importFile = createRoute({
  getParentRoute: () => guarded,
  path: '/import',
  validateSearch: importSearch,
  component: lazyRouteComponent(() => import('./screens/import.tsx'), 'ImportScreen'),
})

const brandVoice = createRoute({
  getParentRoute: () => guarded,
  path: '/brand-voice',
  component: lazyRouteComponent(() => import('./screens/brand-voice.tsx'), 'BrandVoiceScreen'),
})

const inbox = createRoute({
  getParentRoute: () => root,
  path: '/inbox',
  beforeLoad: () => {
    throw redirect({ to: '/responses', replace: true })
  },
})

const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})

const tree = root.addChildren([
  index,
  login,
  logout,
  guarded.addChildren([responses, importFile, brandVoice]),
  inbox,
  unknown,
])

export const newRouter = () =>
  createRouter({
    routeTree: tree,
    // Without it a wrong value that `validateSearch` left out still reaches the route.
    search: { strict: true },
    defaultPendingComponent: LoadingMark,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPreload: 'intent',
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof newRouter>
  }
}
