import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../lib/lazy-screen.ts'
import { guarded } from './guarded-route.tsx'
import { mayEnter } from './may-enter.ts'
import { dashboardSearch } from '../screens/dashboard/dashboard-search.ts'
import { importSearch } from '../screens/import/import-search.ts'
import { plansSearch } from '../screens/plans/plans-search.ts'
import { profileSearch } from '../screens/profile/profile-search.ts'
import { projectsSearch } from '../screens/projects/projects-search.ts'
import { responsesSearch } from '../screens/responses/responses-search.ts'
import { settingsSearch } from '../screens/settings/settings-search.ts'
import { discountsSearch } from '../screens/discounts/discounts-search.ts'
import { transactionsSearch } from '../screens/transactions/transactions-search.ts'

const dashboard = createRoute({
  getParentRoute: () => guarded,
  path: '/dashboard',
  beforeLoad: ({ location }) => mayEnter(location.href, { setUp: true }),
  validateSearch: dashboardSearch,
  component: lazyScreen(() => import('../screens/dashboard/dashboard.tsx'), 'DashboardScreen'),
})

const responses = createRoute({
  getParentRoute: () => guarded,
  path: '/responses',
  validateSearch: responsesSearch,
  component: lazyScreen(() => import('../screens/responses/responses.tsx'), 'ResponsesScreen'),
})

const projects = createRoute({
  getParentRoute: () => guarded,
  path: '/projects',
  validateSearch: projectsSearch,
  component: lazyScreen(() => import('../screens/projects/projects.tsx'), 'ProjectsScreen'),
})

const project = createRoute({
  getParentRoute: () => guarded,
  path: '/projects/$projectId',
  component: lazyScreen(() => import('../screens/projects/project.tsx'), 'ProjectScreen'),
})

const importFile = createRoute({
  getParentRoute: () => guarded,
  path: '/import',
  validateSearch: importSearch,
  component: lazyScreen(() => import('../screens/import/import.tsx'), 'ImportScreen'),
})

const templates = createRoute({
  getParentRoute: () => guarded,
  path: '/templates',
  component: lazyScreen(() => import('../screens/templates/templates.tsx'), 'TemplatesScreen'),
})

const brandVoice = createRoute({
  getParentRoute: () => guarded,
  path: '/brand-voice',
  component: lazyScreen(() => import('../screens/brand-voice/brand-voice.tsx'), 'BrandVoiceScreen'),
})

const connections = createRoute({
  getParentRoute: () => guarded,
  path: '/connections',
  component: lazyScreen(() => import('../screens/connections/connections.tsx'), 'ConnectionsScreen'),
})

const transactions = createRoute({
  getParentRoute: () => guarded,
  path: '/transactions',
  validateSearch: transactionsSearch,
  component: lazyScreen(() => import('../screens/transactions/transactions.tsx'), 'TransactionsScreen'),
})

const discounts = createRoute({
  getParentRoute: () => guarded,
  path: '/loyalty-manager',
  validateSearch: discountsSearch,
  component: lazyScreen(() => import('../screens/discounts/discounts.tsx'), 'DiscountsScreen'),
})

const plans = createRoute({
  getParentRoute: () => guarded,
  path: '/plans',
  beforeLoad: ({ location }) => mayEnter(location.href, { setUp: true }),
  validateSearch: plansSearch,
  component: lazyScreen(() => import('../screens/plans/plans.tsx'), 'PlansScreen'),
})

const help = createRoute({
  getParentRoute: () => guarded,
  path: '/help',
  component: lazyScreen(() => import('../screens/help/help.tsx'), 'HelpScreen'),
})

const docs = createRoute({
  getParentRoute: () => guarded,
  path: '/docs',
  component: lazyScreen(() => import('../screens/help/docs.tsx'), 'DocsScreen'),
})

const whatsNew = createRoute({
  getParentRoute: () => guarded,
  path: '/whats-new',
  component: lazyScreen(() => import('../screens/whats-new/whats-new.tsx'), 'WhatsNewScreen'),
})

const settings = createRoute({
  getParentRoute: () => guarded,
  path: '/settings',
  validateSearch: settingsSearch,
  component: lazyScreen(() => import('../screens/settings/settings.tsx'), 'SettingsScreen'),
})

const profile = createRoute({
  getParentRoute: () => guarded,
  path: '/profile',
  beforeLoad: ({ location }) => mayEnter(location.href, { setUp: true }),
  validateSearch: profileSearch,
  component: lazyScreen(() => import('../screens/profile/profile.tsx'), 'ProfileScreen'),
})

/** Screens for members of a company, in the shell. */
export const memberRoutes = [
  dashboard,
  responses,
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
] as const
