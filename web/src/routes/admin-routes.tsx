import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../lib/lazy-screen.ts'
import { guarded } from './guarded-route.tsx'
import { mayAdminister } from './may-enter.ts'
import { customersSearch } from '../screens/customers/customers-search.ts'
import { operationsSearch } from '../screens/operations/operations-search.ts'

const customers = createRoute({
  getParentRoute: () => guarded,
  path: '/customers',
  beforeLoad: ({ location }) => mayAdminister(location.href),
  validateSearch: customersSearch,
  component: lazyScreen(() => import('../screens/customers/customers.tsx'), 'CustomersScreen'),
})

const operations = createRoute({
  getParentRoute: () => guarded,
  path: '/admin',
  beforeLoad: ({ location }) => mayAdminister(location.href),
  validateSearch: operationsSearch,
  component: lazyScreen(() => import('../screens/operations/operations.tsx'), 'OperationsScreen'),
})

/** Screens for administrators. */
export const adminRoutes = [customers, operations] as const
