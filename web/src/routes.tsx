import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { landing, needsSetup } from './lib/landing.ts'
import { session } from './lib/session.ts'
import { openRoutes } from './open-routes.tsx'
import { root } from './root-route.tsx'
import { analyticsSearch } from './screens/analytics-search.ts'
import { dashboardSearch } from './screens/dashboard-search.ts'
import { importSearch } from './screens/import-search.ts'
import { attemptSearch } from './screens/joining-search.ts'
import { paymentSearch } from './screens/payment-search.ts'
import { plansSearch } from './screens/plans-search.ts'
import { reportsSearch } from './screens/reports-search.ts'
import { responsesSearch } from './screens/responses-search.ts'
import { settingsSearch } from './screens/settings-search.ts'
import { loyaltyManagerSearch } from './screens/loyalty-manager-search.ts'
import { transactionsSearch } from './screens/transactions-search.ts'
import { LoadingMark } from './ui/loading-mark.tsx'

const index = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async () => {
    const { user } = await session.resolve({ retry: true })
    throw redirect({ href: user ? landing(user) : '/login', replace: true })
  },
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

const dashboard = createRoute({
  getParentRoute: () => guarded,
  path: '/dashboard',
  beforeLoad: ({ location }) => mayEnter(location.href, { setUp: true }),
  validateSearch: dashboardSearch,
  component: lazyRouteComponent(() => import('./screens/dashboard.tsx'), 'DashboardScreen'),
})

const analytics = createRoute({
  getParentRoute: () => guarded,
  path: '/analytics',
  beforeLoad: ({ location }) => mayEnter(location.href, { setUp: true }),
  validateSearch: analyticsSearch,
  component: lazyRouteComponent(() => import('./screens/analytics.tsx'), 'AnalyticsScreen'),
})

const reports = createRoute({
  getParentRoute: () => guarded,
  path: '/reports',
  validateSearch: reportsSearch,
  component: lazyRouteComponent(() => import('./screens/reports.tsx'), 'ReportsScreen'),
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

const transactions = createRoute({
  getParentRoute: () => guarded,
  path: '/transactions',
  validateSearch: transactionsSearch,
  component: lazyRouteComponent(() => import('./screens/transactions.tsx'), 'TransactionsScreen'),
})

const plans = createRoute({
  getParentRoute: () => guarded,
  path: '/plans',
  beforeLoad: ({ location }) => mayEnter(location.href, { setUp: true }),
  validateSearch: plansSearch,
  component: lazyRouteComponent(() => import('./screens/plans.tsx'), 'PlansScreen'),
})

const paymentConfirmation = createRoute({
  getParentRoute: () => root,
  path: '/payment-confirmation',
  beforeLoad: ({ location }) => mayEnter(location.href),
  validateSearch: paymentSearch,
  component: lazyRouteComponent(() => import('./screens/payment-confirmation.tsx'), 'PaymentConfirmationScreen'),
})

const loyaltyManager = createRoute({
  getParentRoute: () => guarded,
  path: '/loyalty-manager',
  validateSearch: loyaltyManagerSearch,
  component: lazyRouteComponent(() => import('./screens/loyalty-manager.tsx'), 'LoyaltyManagerScreen'),
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
  ...openRoutes,
  logout,
  onboarding,
  connectDone,
  paymentConfirmation,
  guarded.addChildren([
    dashboard,
    responses,
    analytics,
    reports,
    importFile,
    templates,
    brandVoice,
    connections,
    transactions,
    loyaltyManager,
    plans,
    help,
    docs,
    whatsNew,
    settings,
  ]),
  inbox,
  unknown,
])

/** Signed in, and with a proven address: until then nothing else opens; some screens want the set-up done too. */
async function mayEnter(href: string, wants = { setUp: false }): Promise<void> {
  const { user } = await session.resolve({ retry: true })
  if (!user) throw redirect({ to: '/login', search: { returnUrl: href }, replace: true })
  if (!user.emailVerified || (wants.setUp && needsSetup(user))) throw redirect({ href: landing(user), replace: true })
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
