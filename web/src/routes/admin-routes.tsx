import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guarded } from './guarded-route.tsx'
import { mayAdminister } from './may-enter.ts'
import { customersSearch } from '../screens/customers/customers-search.ts'
import { operationsSearch } from '../screens/operations/operations-search.ts'

const customers = createRoute({
  getParentRoute: () => guarded,
  path: '/customers',
  beforeLoad: ({ location }) => mayAdminister(location.href),
  validateSearch: customersSearch,
  component: lazyRouteComponent(() => import('../screens/customers/customers.tsx'), 'CustomersScreen'),
})

const operations = createRoute({
  getParentRoute: () => guarded,
  path: '/admin',
  beforeLoad: ({ location }) => mayAdminister(location.href),
  validateSearch: operationsSearch,
  component: lazyRouteComponent(() => import('../screens/operations/operations.tsx'), 'OperationsScreen'),
})

/** Screens for administrators. */
export const adminRoutes = [customers, operations] as const
