import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guarded } from './guarded-route.tsx'
import { mayEnter } from './may-enter.ts'
import { analyticsSearch } from '../screens/analytics/analytics-search.ts'
import { peopleSearch } from '../screens/people/people-search.ts'
import { radarSearch } from '../screens/radar/radar-search.ts'
import { reportsSearch } from '../screens/reports/reports-search.ts'

const analytics = createRoute({
  getParentRoute: () => guarded,
  path: '/analytics',
  beforeLoad: ({ location }) => mayEnter(location.href, { setUp: true }),
  validateSearch: analyticsSearch,
  component: lazyRouteComponent(() => import('../screens/analytics/analytics.tsx'), 'AnalyticsScreen'),
})

const radar = createRoute({
  getParentRoute: () => guarded,
  path: '/radar',
  validateSearch: radarSearch,
  component: lazyRouteComponent(() => import('../screens/radar/radar.tsx'), 'RadarScreen'),
})

const reports = createRoute({
  getParentRoute: () => guarded,
  path: '/reports',
  validateSearch: reportsSearch,
  component: lazyRouteComponent(() => import('../screens/reports/reports.tsx'), 'ReportsScreen'),
})

const people = createRoute({
  getParentRoute: () => guarded,
  path: '/people',
  validateSearch: peopleSearch,
  component: lazyRouteComponent(() => import('../screens/people/people.tsx'), 'PeopleScreen'),
})

const person = createRoute({
  getParentRoute: () => guarded,
  path: '/people/$personId',
  component: lazyRouteComponent(() => import('../screens/people/person.tsx'), 'PersonScreen'),
})

/** Screens about insights from reviews and their authors. */
export const insightRoutes = [analytics, radar, reports, people, person] as const
