import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guarded } from './guarded-route.tsx'
import { mayEnter } from './may-enter.ts'
import { analyticsSearch } from './screens/analytics-search.ts'
import { radarSearch } from './screens/radar-search.ts'
import { reportsSearch } from './screens/reports-search.ts'

const analytics = createRoute({
  getParentRoute: () => guarded,
  path: '/analytics',
  beforeLoad: ({ location }) => mayEnter(location.href, { setUp: true }),
  validateSearch: analyticsSearch,
  component: lazyRouteComponent(() => import('./screens/analytics.tsx'), 'AnalyticsScreen'),
})

const radar = createRoute({
  getParentRoute: () => guarded,
  path: '/radar',
  validateSearch: radarSearch,
  component: lazyRouteComponent(() => import('./screens/radar.tsx'), 'RadarScreen'),
})

const reports = createRoute({
  getParentRoute: () => guarded,
  path: '/reports',
  validateSearch: reportsSearch,
  component: lazyRouteComponent(() => import('./screens/reports.tsx'), 'ReportsScreen'),
})

/** What is learned from reviews. */
export const insightRoutes = [analytics, radar, reports] as const
