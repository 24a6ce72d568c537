import * as z from 'zod/mini'

/** Shared by browser and server; the form shows the first message. */
export const loginForm = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Email is required'),
      z.maxLength(254, 'Please enter a valid email address'),
      z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Please enter a valid email address'),
    ),
  password: z
    .string()
    .check(
      z.minLength(1, 'Password is required'),
      z.minLength(6, 'Password must be at least 6 characters'),
      z.maxLength(128, 'Password must be 128 characters or fewer'),
    ),
})
export type LoginForm = z.infer<typeof loginForm>

/**
 * Values of `error` on /auth/callback; for any other the screen says 'Authentication failed. Please
 * try again.'
 */
export const callbackErrors = {
  google_auth_failed: 'Google authentication failed. Please try again.',
  oauth_processing_failed: 'OAuth processing failed. Please try again.',
  /**
   * The address belongs to an account that was never verified, or Google hasn't verified the
   * address.
   */
  account_not_linked: 'An account with this email already exists. Sign in with your password.',
  account_suspended: 'Your account has been suspended. Please contact support.',
  google_unavailable: 'Google sign-in isn’t available here. Sign in with your password.',
  sso_unknown: 'No company uses SSO with this address. Check the address or sign in another way.',
  sso_failed: 'Your identity provider didn’t sign you in. Please try again.',
  sso_unavailable: 'Your identity provider isn’t responding. Try again in a moment or ask your admin.',
  sso_email_refused: 'Your identity provider sent an address that isn’t in your company’s domains. Ask your admin.',
  sso_account_exists: 'An account with this email already exists outside your company. Sign in another way.',
  sso_not_linked: 'This account belongs to another person at your identity provider. Ask your admin.',
  sso_not_member: 'You’re no longer a member of this company. Ask an admin to invite you.',
  sso_no_seat: 'Your company has no seats left. Ask an admin to free one up.',
  sso_required: 'Your company requires SSO. Continue with SSO.',
  rate_limited: 'Too many login attempts. Please try again later.',
} as const
export type CallbackError = keyof typeof callbackErrors
