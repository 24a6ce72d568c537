import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { mayEnter } from './may-enter.ts'
import { root } from './root-route.tsx'
import { attemptSearch } from './sign-in-search.ts'
import { paymentSearch } from '../screens/payment-confirmation/payment-search.ts'

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

const logout = createRoute({
  getParentRoute: () => root,
  path: '/logout',
  component: lazyRouteComponent(() => import('../screens/login/logout.tsx'), 'LogoutScreen'),
})

/** Screens outside the shell: no navigation, no brand. */
export const fullPageRoutes = [onboarding, connectDone, paymentConfirmation, logout] as const
