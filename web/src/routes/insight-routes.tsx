import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../lib/lazy-screen.ts'
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
  component: lazyScreen(() => import('../screens/analytics/analytics.tsx'), 'AnalyticsScreen'),
})

const radar = createRoute({
  getParentRoute: () => guarded,
  path: '/radar',
  validateSearch: radarSearch,
  component: lazyScreen(() => import('../screens/radar/radar.tsx'), 'RadarScreen'),
})

const reports = createRoute({
  getParentRoute: () => guarded,
  path: '/reports',
  validateSearch: reportsSearch,
  component: lazyScreen(() => import('../screens/reports/reports.tsx'), 'ReportsScreen'),
})

const people = createRoute({
  getParentRoute: () => guarded,
  path: '/people',
  validateSearch: peopleSearch,
  component: lazyScreen(() => import('../screens/people/people.tsx'), 'PeopleScreen'),
})

const person = createRoute({
  getParentRoute: () => guarded,
  path: '/people/$personId',
  component: lazyScreen(() => import('../screens/people/person.tsx'), 'PersonScreen'),
})

/** Screens about insights from reviews and their authors. */
export const insightRoutes = [analytics, radar, reports, people, person] as const
