import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../lib/lazy-screen.ts'
import { mayEnter } from './may-enter.ts'
import { root } from './root-route.tsx'
import { attemptSearch } from './sign-in-search.ts'
import { paymentSearch } from '../screens/payment-confirmation/payment-search.ts'

const onboarding = createRoute({
  getParentRoute: () => root,
  path: '/onboarding',
  beforeLoad: ({ location }) => mayEnter(location.href),
  component: lazyScreen(() => import('../screens/onboarding/onboarding.tsx'), 'OnboardingScreen'),
})

const connectDone = createRoute({
  getParentRoute: () => root,
  path: '/connect/done',
  validateSearch: attemptSearch,
  component: lazyScreen(() => import('../screens/connections/connect-done.tsx'), 'ConnectDoneScreen'),
})

const paymentConfirmation = createRoute({
  getParentRoute: () => root,
  path: '/payment-confirmation',
  beforeLoad: ({ location }) => mayEnter(location.href),
  validateSearch: paymentSearch,
  component: lazyScreen(
    () => import('../screens/payment-confirmation/payment-confirmation.tsx'),
    'PaymentConfirmationScreen',
  ),
})

const logout = createRoute({
  getParentRoute: () => root,
  path: '/logout',
  component: lazyScreen(() => import('../screens/login/logout.tsx'), 'LogoutScreen'),
})

/** Screens outside the shell: no navigation, no brand. */
export const fullPageRoutes = [onboarding, connectDone, paymentConfirmation, logout] as const
