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

/** Values of `error` on /auth/callback; the web has the text for each, and one for any other value. */
export const callbackErrors = [
  'google_auth_failed',
  'oauth_processing_failed',
  /** The address belongs to an account that was never verified, or Google hasn't verified the address. */
  'account_not_linked',
  'account_suspended',
  'google_unavailable',
  'sso_unknown',
  'sso_failed',
  'sso_unavailable',
  'sso_email_refused',
  'sso_account_exists',
  'sso_not_linked',
  'sso_not_member',
  'sso_no_seat',
  'sso_required',
  'rate_limited',
] as const
export type CallbackError = (typeof callbackErrors)[number]
