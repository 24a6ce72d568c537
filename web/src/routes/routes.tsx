import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { adminRoutes } from './admin-routes.tsx'
import { guarded } from './guarded-route.tsx'
import { insightRoutes } from './insight-routes.tsx'
import { landing } from '../lib/landing.ts'
import { session } from '../lib/session.ts'
import { mayEnter } from './may-enter.ts'
import { openRoutes } from './open-routes.tsx'
import { root } from './root-route.tsx'
import { secureAccount } from './secure-route.tsx'
import { dashboardSearch } from '../screens/dashboard/dashboard-search.ts'
import { importSearch } from '../screens/import/import-search.ts'
import { attemptSearch } from './sign-in-search.ts'
import { paymentSearch } from '../screens/payment-confirmation/payment-search.ts'
import { plansSearch } from '../screens/plans/plans-search.ts'
import { profileSearch } from '../screens/profile/profile-search.ts'
import { projectsSearch } from '../screens/projects/projects-search.ts'
import { responsesSearch } from '../screens/responses/responses-search.ts'
import { settingsSearch } from '../screens/settings/settings-search.ts'
import { discountsSearch } from '../screens/discounts/discounts-search.ts'
import { transactionsSearch } from '../screens/transactions/transactions-search.ts'
import { LoadingMark } from '../ui/loading-mark.tsx'

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
  component: lazyRouteComponent(() => import('../screens/login/logout.tsx'), 'LogoutScreen'),
})

const onboarding = createRoute({
  getParentRoute: () => root,
  path: '/onboarding',
  beforeLoad: ({ location }) => mayEnter(location.href),
  component: lazyRouteComponent(() => import('../screens/onboarding/onboarding.tsx'), 'OnboardingScreen'),
})

const connectDone = createRoute({
  getParentRoute: () => root,
  path: '/connect/done',
  validateSearch: attemptSearch,
  component: lazyRouteComponent(() => import('../screens/connections/connect-done.tsx'), 'ConnectDoneScreen'),
})

const dashboard = createRoute({
  getParentRoute: () => guarded,
  path: '/dashboard',
  beforeLoad: ({ location }) => mayEnter(location.href, { setUp: true }),
  validateSearch: dashboardSearch,
  component: lazyRouteComponent(() => import('../screens/dashboard/dashboard.tsx'), 'DashboardScreen'),
})

const projects = createRoute({
  getParentRoute: () => guarded,
  path: '/projects',
  validateSearch: projectsSearch,
  component: lazyRouteComponent(() => import('../screens/projects/projects.tsx'), 'ProjectsScreen'),
})

const project = createRoute({
  getParentRoute: () => guarded,
  path: '/projects/$projectId',
  component: lazyRouteComponent(() => import('../screens/projects/project.tsx'), 'ProjectScreen'),
})

const responses = createRoute({
  getParentRoute: () => guarded,
  path: '/responses',
  validateSearch: responsesSearch,
  component: lazyRouteComponent(() => import('../screens/responses/responses.tsx'), 'ResponsesScreen'),
})

const importFile = createRoute({
  getParentRoute: () => guarded,
  path: '/import',
  validateSearch: importSearch,
  component: lazyRouteComponent(() => import('../screens/import/import.tsx'), 'ImportScreen'),
})

const brandVoice = createRoute({
  getParentRoute: () => guarded,
  path: '/brand-voice',
  component: lazyRouteComponent(() => import('../screens/brand-voice/brand-voice.tsx'), 'BrandVoiceScreen'),
})

const templates = createRoute({
  getParentRoute: () => guarded,
  path: '/templates',
  component: lazyRouteComponent(() => import('../screens/templates/templates.tsx'), 'TemplatesScreen'),
})

const connections = createRoute({
  getParentRoute: () => guarded,
  path: '/connections',
  component: lazyRouteComponent(() => import('../screens/connections/connections.tsx'), 'ConnectionsScreen'),
})

const transactions = createRoute({
  getParentRoute: () => guarded,
  path: '/transactions',
  validateSearch: transactionsSearch,
  component: lazyRouteComponent(() => import('../screens/transactions/transactions.tsx'), 'TransactionsScreen'),
})

const plans = createRoute({
  getParentRoute: () => guarded,
  path: '/plans',
  beforeLoad: ({ location }) => mayEnter(location.href, { setUp: true }),
  validateSearch: plansSearch,
  component: lazyRouteComponent(() => import('../screens/plans/plans.tsx'), 'PlansScreen'),
})

const paymentConfirmation = createRoute({
  getParentRoute: () => root,
  path: '/payment-confirmation',
  beforeLoad: ({ location }) => mayEnter(location.href),
  validateSearch: paymentSearch,
  component: lazyRouteComponent(
    () => import('../screens/payment-confirmation/payment-confirmation.tsx'),
    'PaymentConfirmationScreen',
  ),
})

const discounts = createRoute({
  getParentRoute: () => guarded,
  path: '/loyalty-manager',
  validateSearch: discountsSearch,
  component: lazyRouteComponent(() => import('../screens/discounts/discounts.tsx'), 'DiscountsScreen'),
})

const help = createRoute({
  getParentRoute: () => guarded,
  path: '/help',
  component: lazyRouteComponent(() => import('../screens/help/help.tsx'), 'HelpScreen'),
})

const docs = createRoute({
  getParentRoute: () => guarded,
  path: '/docs',
  component: lazyRouteComponent(() => import('../screens/help/docs.tsx'), 'DocsScreen'),
})

const whatsNew = createRoute({
  getParentRoute: () => guarded,
  path: '/whats-new',
  component: lazyRouteComponent(() => import('../screens/whats-new/whats-new.tsx'), 'WhatsNewScreen'),
})

const settings = createRoute({
  getParentRoute: () => guarded,
  path: '/settings',
  validateSearch: settingsSearch,
  component: lazyRouteComponent(() => import('../screens/settings/settings.tsx'), 'SettingsScreen'),
})

const profile = createRoute({
  getParentRoute: () => guarded,
  path: '/profile',
  beforeLoad: ({ location }) => mayEnter(location.href, { setUp: true }),
  validateSearch: profileSearch,
  component: lazyRouteComponent(() => import('../screens/profile/profile.tsx'), 'ProfileScreen'),
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
  secureAccount,
  connectDone,
  paymentConfirmation,
  guarded.addChildren([
    ...adminRoutes,
    dashboard,
    responses,
    ...insightRoutes,
    projects,
    project,
    importFile,
    templates,
    brandVoice,
    connections,
    transactions,
    discounts,
    plans,
    help,
    docs,
    whatsNew,
    settings,
    profile,
  ]),
  inbox,
  unknown,
])

export const newRouter = () =>
  createRouter({
    routeTree: tree,
    // Otherwise invalid values that `validateSearch` dropped still reach the route.
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
