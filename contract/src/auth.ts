import { z } from 'zod'
import { audited, call, response, unaudited } from './call.ts'
import { ownRequirements } from './sign-in-requirements.ts'
import { sizes } from './size-limits.ts'
import { permissions } from './permissions.ts'
import { memberRoles, userRoles } from './roles.ts'
import { viewing } from './support-access.ts'
import { browserTimezone } from './browser-timezone.ts'
import { ceremonyOptions, factorMethods, publicKeyCredential } from './security.ts'

export const user = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(userRoles),
  memberRole: z.enum(memberRoles).nullable(),
  /** Omitted for built-in roles, whose permissions are defined in the contract. */
  customRole: z.object({ name: z.string(), permissions: z.array(z.enum(permissions)) }).optional(),
  emailVerified: z.boolean(),
  /** 0: onboarding is not complete; 1: complete. */
  firstimeSetup: z.union([z.literal(0), z.literal(1)]),
  profilePic: z.string().nullable(),
  shopifyDomain: z.string().nullable(),
  shopifySessionId: z.string().nullable(),
  shopifyAccessToken: z.string().nullable(),
  BizamplyId: z.string().nullable(),
  companyName: z.string().nullable(),
  /** When the company will be deleted; omitted unless an admin scheduled its deletion. */
  companyLeavesAt: z.string().optional(),
  timezone: z.string(),
  locale: z.string(),
  /** The company's sign-in requirements for this user; omitted without any. */
  requirements: ownRequirements.optional(),
  /** Set while an administrator views the console as this user. */
  viewing: viewing.optional(),
})
export type User = z.infer<typeof user>

const address = z.string().max(sizes.email)
const password = z.string().max(sizes.password, 'Password must be 128 characters or fewer')
const done = z.object({ success: z.literal(true), message: z.string() })
export const signedIn = z.object({ success: z.literal(true), token: z.string(), user, message: z.string() })
/**
 * The password was correct; `POST /auth/second-factor` takes the second factor within five minutes.
 */
const challenged = z.object({
  success: z.literal(true),
  message: z.string(),
  secondFactor: z.object({ challenge: z.string(), methods: z.array(z.enum(factorMethods)), expiresAt: z.string() }),
})
const signedInOrChallenged = z.union([signedIn, challenged])

/**
 * If both names are set, the same call creates a company; the three shop fields come from the app
 * install, with an encrypted token.
 */
export const signUpInput = z.object({
  email: address,
  password,
  /** First and last name joined; not needed with both names set. */
  name: z.string().max(sizes.name).optional(),
  firstName: z.string().max(sizes.name).optional(),
  lastName: z.string().max(sizes.name).optional(),
  profilePic: z.httpUrl('Enter a URL for the picture').max(sizes.link).optional(),
  companyName: z.string().max(sizes.name).optional(),
  brandName: z.string().max(sizes.name).optional(),
  shop: z.string().max(sizes.link).optional(),
  shopifySessionId: z.string().max(sizes.link).optional(),
  shopifyAccessToken: z.string().max(sizes.link).optional(),
  timezone: browserTimezone,
})
export type SignUpInput = z.infer<typeof signUpInput>

export const auth = {
  csrfToken: call
    .meta({ who: 'open' })
    .route({ method: 'GET', path: '/auth/csrf-token', summary: 'Get a CSRF token, also sent as a cookie and header' })
    .output(z.object({ csrfToken: z.string() })),
  login: call
    .meta({ who: 'open' })
    .meta(unaudited('sign-in'))
    .route({ method: 'POST', path: '/auth/login', summary: 'Sign in. Sets the session cookie and returns its token' })
    .input(z.object({ email: z.string(), password: z.string(), rememberMe: z.boolean().optional() }))
    .output(signedInOrChallenged),
  signup: call
    .meta({ who: 'open' })
    .meta(audited('company.created'))
    .route({
      method: 'POST',
      path: '/auth/signup',
      summary: 'Create an account, signed in but unverified. Sends the code',
    })
    .input(signUpInput)
    .output(signedIn),
  verifyOtp: call
    .meta({ who: 'open' })
    .meta(unaudited('sign-in'))
    .route({
      method: 'POST',
      path: '/auth/verify-otp',
      summary: 'Verify an address with the six-digit code. A wrong code returns details.triesLeft',
    })
    .input(z.object({ email: address, code: z.string().max(sizes.code) }))
    .output(done.extend({ user: user.nullable() })),
  resendOtp: call
    .meta({ who: 'open' })
    .meta(unaudited('sign-in'))
    .route({
      method: 'POST',
      path: '/auth/resend-otp',
      summary: 'Send a new code. The response is the same for any address',
    })
    .input(z.object({ email: address }))
    .output(done),
  forgotPassword: call
    .meta({ who: 'open' })
    .meta(unaudited('sign-in'))
    .route({
      method: 'POST',
      path: '/auth/forgot-password',
      summary: 'Send a password reset link. The response is the same for any address',
    })
    .input(z.object({ email: address }))
    .output(done),
  resetPassword: call
    .meta({ who: 'open' })
    .meta(audited('security.password-reset'))
    .route({
      method: 'POST',
      path: '/auth/reset-password',
      summary: 'Set a new password with the emailed link. Ends every session',
    })
    .input(z.object({ token: z.string().max(sizes.code), password }))
    .output(done),
  exchange: call
    .meta({ who: 'open' })
    .meta(unaudited('sign-in'))
    .route({
      method: 'POST',
      path: '/auth/exchange',
      summary: 'Exchange the one-time token from /auth/callback for a session, in the same browser',
    })
    .input(z.object({ token: z.string().max(sizes.code), rememberMe: z.boolean().optional() }))
    .output(signedInOrChallenged),
  secondFactor: call
    .meta({ who: 'open' })
    .meta(unaudited('sign-in'))
    .route({
      method: 'POST',
      path: '/auth/second-factor',
      summary: 'Finish signing in with an authenticator or recovery code. Five attempts',
    })
    .input(z.object({ challenge: z.string().max(sizes.code), code: z.string().trim().min(1).max(sizes.code) }))
    .output(signedIn),
  beginPasskey: call
    .meta({ who: 'open' })
    .meta(unaudited('sign-in'))
    .route({
      method: 'POST',
      path: '/auth/passkey/options',
      summary: 'Get passkey sign-in options. With a challenge, for the second factor of that sign-in',
    })
    .input(z.object({ challenge: z.string().max(sizes.code).optional() }).optional())
    .output(response(z.object({ challengeId: z.string(), options: ceremonyOptions }))),
  passkey: call
    .meta({ who: 'open' })
    .meta(unaudited('sign-in'))
    .route({
      method: 'POST',
      path: '/auth/passkey',
      summary: 'Sign in with a passkey. It verifies device and person, so no second factor is needed',
    })
    .input(
      z.object({
        challengeId: z.string().max(sizes.code),
        credential: publicKeyCredential,
        rememberMe: z.boolean().optional(),
      }),
    )
    .output(signedIn),
  logout: call
    .meta({ who: 'open' })
    .meta(unaudited('sign-in'))
    .route({ method: 'POST', path: '/auth/logout', summary: 'Sign out' })
    .output(z.object({ success: z.literal(true) })),
  status: call
    .meta({ who: 'open' })
    .route({ method: 'GET', path: '/auth/status', summary: 'Get the signed-in user' })
    .output(z.object({ authenticated: z.boolean(), user: user.nullable() })),
}
