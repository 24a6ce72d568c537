import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { shopLinkOf } from './features/auth/sign-up/shop-link.ts'
import { landing } from './lib/landing.ts'
import { session } from './lib/session.ts'
import { importSearch } from './screens/import-search.ts'
import {
  attemptSearch,
  callbackSearch,
  emailSearch,
  errorSearch,
  loginSearch,
  signUpSearch,
  tokenSearch,
} from './screens/joining-search.ts'
import { responsesSearch } from './screens/responses-search.ts'
import { settingsSearch } from './screens/settings-search.ts'
import { LoadingMark } from './ui/loading-mark.tsx'
import { Toasts } from './ui/toasts.tsx'

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
    throw redirect({ href: user ? landing(user) : '/login', replace: true })
  },
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: loginSearch,
  beforeLoad: async ({ search }) => {
    const { user } = await session.resolve()
    if (user) throw redirect({ href: landing(user, search.returnUrl), replace: true })
  },
  component: lazyRouteComponent(() => import('./screens/login.tsx'), 'LoginScreen'),
})

const signup = createRoute({
  getParentRoute: () => root,
  path: '/signup',
  validateSearch: signUpSearch,
  beforeLoad: async ({ search }) => {
    const { user } = await session.resolve()
    if (user && (!user.emailVerified || !shopLinkOf(search))) throw redirect({ href: landing(user), replace: true })
  },
  component: lazyRouteComponent(() => import('./screens/signup.tsx'), 'SignUpScreen'),
})

const verifyOtp = createRoute({
  getParentRoute: () => root,
  path: '/signup/verify-otp',
  validateSearch: emailSearch,
  beforeLoad: async ({ search }) => {
    const { user } = await session.resolve()
    if (user?.emailVerified || (user && user.email !== search.email)) {
      throw redirect({ href: landing(user), replace: true })
    }
    if (!user && !search.email) throw redirect({ to: '/signup', replace: true })
  },
  component: lazyRouteComponent(() => import('./screens/verify-otp.tsx'), 'VerifyOtpScreen'),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  validateSearch: emailSearch,
  component: lazyRouteComponent(() => import('./screens/forgot-password.tsx'), 'ForgotPasswordScreen'),
})

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  validateSearch: tokenSearch,
  component: lazyRouteComponent(() => import('./screens/reset-password.tsx'), 'ResetPasswordScreen'),
})

const authCallback = createRoute({
  getParentRoute: () => root,
  path: '/auth/callback',
  validateSearch: callbackSearch,
  component: lazyRouteComponent(() => import('./screens/auth-callback.tsx'), 'AuthCallbackScreen'),
})

const error = createRoute({
  getParentRoute: () => root,
  path: '/error',
  validateSearch: errorSearch,
  component: lazyRouteComponent(() => import('./screens/error.tsx'), 'ErrorScreen'),
})

const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  component: lazyRouteComponent(() => import('./screens/terms.tsx'), 'TermsScreen'),
})

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  component: lazyRouteComponent(() => import('./screens/privacy.tsx'), 'PrivacyScreen'),
})

const logout = createRoute({
  getParentRoute: () => root,
  path: '/logout',
  component: lazyRouteComponent(() => import('./screens/logout.tsx'), 'LogoutScreen'),
})

const onboarding = createRoute({
  getParentRoute: () => root,
  path: '/onboarding',
  beforeLoad: ({ location }) => mayEnter(location.href),
  component: lazyRouteComponent(() => import('./screens/onboarding.tsx'), 'OnboardingScreen'),
})

const connectDone = createRoute({
  getParentRoute: () => root,
  path: '/connect/done',
  validateSearch: attemptSearch,
  component: lazyRouteComponent(() => import('./screens/connect-done.tsx'), 'ConnectDoneScreen'),
})

const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  beforeLoad: ({ location }) => mayEnter(location.href),
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

const templates = createRoute({
  getParentRoute: () => guarded,
  path: '/templates',
  component: lazyRouteComponent(() => import('./screens/templates.tsx'), 'TemplatesScreen'),
})

const connections = createRoute({
  getParentRoute: () => guarded,
  path: '/connections',
  component: lazyRouteComponent(() => import('./screens/connections.tsx'), 'ConnectionsScreen'),
})

const help = createRoute({
  getParentRoute: () => guarded,
  path: '/help',
  component: lazyRouteComponent(() => import('./screens/help.tsx'), 'HelpScreen'),
})

const docs = createRoute({
  getParentRoute: () => guarded,
  path: '/docs',
  component: lazyRouteComponent(() => import('./screens/docs.tsx'), 'DocsScreen'),
})

const whatsNew = createRoute({
  getParentRoute: () => guarded,
  path: '/whats-new',
  component: lazyRouteComponent(() => import('./screens/whats-new.tsx'), 'WhatsNewScreen'),
})

const settings = createRoute({
  getParentRoute: () => guarded,
  path: '/settings',
  validateSearch: settingsSearch,
  component: lazyRouteComponent(() => import('./screens/settings.tsx'), 'SettingsScreen'),
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
  signup,
  verifyOtp,
  forgotPassword,
  resetPassword,
  authCallback,
  error,
  terms,
  privacy,
  logout,
  onboarding,
  connectDone,
  guarded.addChildren([responses, importFile, templates, brandVoice, connections, help, docs, whatsNew, settings]),
  inbox,
  unknown,
])

/** Signed in, and with a proven address: until then nothing else opens. */
async function mayEnter(href: string): Promise<void> {
  const { user } = await session.resolve({ retry: true })
  if (!user) throw redirect({ to: '/login', search: { returnUrl: href }, replace: true })
  if (!user.emailVerified) throw redirect({ href: landing(user), replace: true })
}

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
