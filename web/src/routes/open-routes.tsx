import { createRoute, redirect } from '@tanstack/react-router'
import { lazyScreen } from '../lib/lazy-screen.ts'
import { shopLinkOf } from '../features/auth/sign-up/shop-link.ts'
import { landing } from '../lib/landing.ts'
import { session } from '../lib/session.ts'
import { root } from './root-route.tsx'
import {
  callbackSearch,
  confirmedSearch,
  emailSearch,
  errorSearch,
  loginSearch,
  signUpSearch,
  tokenSearch,
} from './sign-in-search.ts'

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: loginSearch,
  beforeLoad: async ({ search }) => {
    const { user } = await session.resolve()
    if (user) throw redirect({ href: landing(user, search.returnUrl), replace: true })
  },
  component: lazyScreen(() => import('../screens/login/login.tsx'), 'LoginScreen'),
})

const signup = createRoute({
  getParentRoute: () => root,
  path: '/signup',
  validateSearch: signUpSearch,
  beforeLoad: async ({ search }) => {
    const { user } = await session.resolve()
    if (user && (!user.emailVerified || !shopLinkOf(search))) throw redirect({ href: landing(user), replace: true })
  },
  component: lazyScreen(() => import('../screens/signup/signup.tsx'), 'SignUpScreen'),
})

const verifyOtp = createRoute({
  getParentRoute: () => root,
  path: '/signup/verify-otp',
  validateSearch: emailSearch,
  beforeLoad: async ({ search }) => {
    const { user } = await session.resolve()
    if (user?.emailVerified || (user && user.email !== search.email)) {
      throw redirect({ href: landing(user), replace: true })
    }
    if (!user && !search.email) throw redirect({ to: '/signup', replace: true })
  },
  component: lazyScreen(() => import('../screens/signup/verify-otp.tsx'), 'VerifyOtpScreen'),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  validateSearch: emailSearch,
  component: lazyScreen(() => import('../screens/password/forgot-password.tsx'), 'ForgotPasswordScreen'),
})

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  validateSearch: tokenSearch,
  component: lazyScreen(() => import('../screens/password/reset-password.tsx'), 'ResetPasswordScreen'),
})

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  validateSearch: tokenSearch,
  beforeLoad: async () => {
    await session.resolve({ retry: true })
  },
  component: lazyScreen(() => import('../screens/invitation/invitation.tsx'), 'InvitationScreen'),
})

const emailChange = createRoute({
  getParentRoute: () => root,
  path: '/email-change',
  validateSearch: tokenSearch,
  beforeLoad: async () => {
    await session.resolve({ retry: true })
  },
  component: lazyScreen(() => import('../screens/email-change/email-change.tsx'), 'EmailChangeScreen'),
})

const recovery = createRoute({
  getParentRoute: () => root,
  path: '/recovery',
  validateSearch: tokenSearch,
  component: lazyScreen(() => import('../screens/recovery/recovery.tsx'), 'RecoveryScreen'),
})

const unsubscribe = createRoute({
  getParentRoute: () => root,
  path: '/unsubscribe',
  validateSearch: tokenSearch,
  component: lazyScreen(() => import('../screens/unsubscribe/unsubscribe.tsx'), 'UnsubscribeScreen'),
})

const marketing = createRoute({
  getParentRoute: () => root,
  path: '/marketing',
  validateSearch: tokenSearch,
  component: lazyScreen(() => import('../screens/unsubscribe/marketing.tsx'), 'MarketingScreen'),
})

const authCallback = createRoute({
  getParentRoute: () => root,
  path: '/auth/callback',
  validateSearch: callbackSearch,
  component: lazyScreen(() => import('../screens/login/auth-callback.tsx'), 'AuthCallbackScreen'),
})

const confirmed = createRoute({
  getParentRoute: () => root,
  path: '/auth/confirmed',
  validateSearch: confirmedSearch,
  component: lazyScreen(() => import('../screens/login/confirmed.tsx'), 'ConfirmedScreen'),
})

const error = createRoute({
  getParentRoute: () => root,
  path: '/error',
  validateSearch: errorSearch,
  component: lazyScreen(() => import('../screens/error/error.tsx'), 'ErrorScreen'),
})

const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  component: lazyScreen(() => import('../screens/legal/terms.tsx'), 'TermsScreen'),
})

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  component: lazyScreen(() => import('../screens/legal/privacy.tsx'), 'PrivacyScreen'),
})

/** Screens without sign-in. */
export const openRoutes = [
  login,
  signup,
  verifyOtp,
  forgotPassword,
  resetPassword,
  invitation,
  emailChange,
  recovery,
  unsubscribe,
  marketing,
  authCallback,
  confirmed,
  error,
  terms,
  privacy,
] as const
