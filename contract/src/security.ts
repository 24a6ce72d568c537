import { z } from 'zod'
import { audited, call, response, unaudited } from './call.ts'
import { sizes } from './size-limits.ts'

/** Sign-in method. */
export const signInMethods = ['password', 'google', 'sign-up', 'invitation', 'passkey', 'sso'] as const
export type SignInMethod = (typeof signInMethods)[number]

/** Second factors, including passkeys, which can also replace the password. */
export const factorMethods = ['totp', 'recovery-code', 'passkey'] as const
export type FactorMethod = (typeof factorMethods)[number]

export const session = z.object({
  id: z.string(),
  /**
   * Browser and system, such as `Chrome on macOS`; `Unknown device` if the user agent isn't
   * recognized.
   */
  device: z.string(),
  isCurrent: z.boolean(),
  /** Country of the IP address, in English, or `Unknown`. */
  location: z.string(),
  /** When the session started. */
  timestamp: z.string(),
  /** Accurate to a minute. */
  lastUsedAt: z.string(),
  loginMethod: z.enum(signInMethods),
  ipAddress: z.string().nullable(),
})
export type Session = z.infer<typeof session>

export const secondFactor = z.object({
  enabled: z.boolean(),
  since: z.string().nullable(),
  /** Number of unused recovery codes. */
  codesLeft: z.number().int(),
})
export type SecondFactor = z.infer<typeof secondFactor>

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type Passkey = z.infer<typeof passkey>

/**
 * As `navigator.credentials` takes it, with binary values in base64url (WebAuthn Level 3, section
 * 5.1.9).
 */
export const ceremonyOptions = z.record(z.string(), z.unknown())

/** The browser's response, as `toJSON()` returns it (WebAuthn Level 3, section 5.1). */
export const publicKeyCredential = z.object({
  id: z.string().min(1).max(sizes.link),
  rawId: z.string().min(1).max(sizes.link),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.string().max(40).optional(),
})
const passkeyName = z.string().trim().min(1, 'Enter a name for the passkey').max(sizes.passkeyName)

/** The account's current security settings. */
export const securityState = z.object({
  /** False: they sign in with Google only. */
  hasPassword: z.boolean(),
  /** Null: never changed since it was set. */
  passwordChangedAt: z.string().nullable(),
  /** They can also step up at their company's identity provider. */
  sso: z.boolean().optional(),
  secondFactor,
  passkeys: z.array(passkey),
  /** Another sign-in method exists, so the last passkey can be removed. */
  otherSignIn: z.boolean(),
})
export type SecurityState = z.infer<typeof securityState>

/** Shown once; can't be read again. */
export const factorSetUp = z.object({
  /** Base32, for apps that can't scan QR codes. */
  secret: z.string(),
  /** `otpauth://totp/…`, the content of the QR code. */
  uri: z.string(),
  recoveryCodes: z.array(z.string()),
})
export type FactorSetUp = z.infer<typeof factorSetUp>

const confirmation = z.object({ success: z.literal(true), message: z.string() })
const password = z.string().max(sizes.password, 'Password must be 128 characters or fewer')
const code = z.string().trim().max(sizes.code)

/** Sessions, second factors and passkeys: account security beyond the password. */
export const security = {
  sessions: call
    .meta({ who: 'user' })
    .route({ method: 'GET', path: '/api/profile/sessions', summary: 'List your sessions, last used first' })
    .output(response(z.object({ sessions: z.array(session) }))),
  revokeSession: call
    .meta({ who: 'user' })
    .meta(audited('security.sessions-ended'))
    .route({
      method: 'DELETE',
      path: '/api/profile/sessions/{sessionId}',
      summary: 'Revoke one of your other sessions',
    })
    .input(z.object({ sessionId: z.uuid('Invalid session ID') }))
    .output(confirmation),
  revokeSessions: call
    .meta({ who: 'user' })
    .meta(audited('security.sessions-ended'))
    .route({ method: 'DELETE', path: '/api/profile/sessions', summary: 'Revoke all your sessions except this one' })
    .output(response(z.object({ revoked: z.number().int() }))),
  changePassword: call
    .meta({ who: 'user', stepUp: true, isOpenUntilMet: true })
    .meta(audited('security.password-changed'))
    .route({
      method: 'POST',
      path: '/api/profile/change-password',
      summary: 'Change your password. Ends every other session and notifies you by email',
    })
    .input(z.object({ currentPassword: password, newPassword: password }))
    .output(confirmation),
  stepUp: call
    .meta({ who: 'user', isOpenUntilMet: true })
    .meta(unaudited('sign-in'))
    .route({
      method: 'POST',
      path: '/api/profile/step-up',
      summary: 'Confirm your identity with a password, second factor or passkey. Valid for ten minutes in this session',
    })
    .input(
      z.object({ password: password.optional(), code: code.optional(), credential: publicKeyCredential.optional() }),
    )
    .output(confirmation),
  beginStepUp: call
    .meta({ who: 'user' })
    .meta(unaudited('sign-in'))
    .route({
      method: 'POST',
      path: '/api/profile/step-up/options',
      summary: 'Get the options to confirm your identity with a passkey',
    })
    .output(response(ceremonyOptions)),
  state: call
    .meta({ who: 'user', isOpenUntilMet: true })
    .route({ method: 'GET', path: '/api/profile/security', summary: 'Get your security settings' })
    .output(response(securityState)),
  beginSecondFactor: call
    .meta({ who: 'user', stepUp: true, isOpenUntilMet: true })
    .meta(unaudited('entry-follows'))
    .route({
      method: 'POST',
      path: '/api/profile/second-factor',
      summary: 'Start setting up two-factor sign-in. Returns a secret and ten recovery codes, shown once',
    })
    .output(response(factorSetUp)),
  enableSecondFactor: call
    .meta({ who: 'user', stepUp: true, isOpenUntilMet: true })
    .meta(audited('security.factor-enabled'))
    .route({
      method: 'POST',
      path: '/api/profile/second-factor/enable',
      summary: 'Turn on two-factor sign-in with a first code. Ends every other session',
    })
    .input(z.object({ code }))
    .output(response(secondFactor)),
  renewRecoveryCodes: call
    .meta({ who: 'user', stepUp: true })
    .meta(audited('security.recovery-codes-renewed'))
    .route({
      method: 'POST',
      path: '/api/profile/second-factor/recovery-codes',
      summary: 'Generate ten new recovery codes. The old ones stop working',
    })
    .output(response(z.object({ recoveryCodes: z.array(z.string()) }))),
  beginPasskey: call
    .meta({ who: 'user', stepUp: true, isOpenUntilMet: true })
    .meta(unaudited('entry-follows'))
    .route({
      method: 'POST',
      path: '/api/profile/passkeys/options',
      summary: 'Get the options to create a passkey',
    })
    .output(response(ceremonyOptions)),
  addPasskey: call
    .meta({ who: 'user', stepUp: true, isOpenUntilMet: true })
    .meta(audited('security.passkey-added'))
    .route({ method: 'POST', path: '/api/profile/passkeys', summary: 'Save the passkey the browser created' })
    /** Defaults to browser and system. */
    .input(z.object({ name: passkeyName.optional(), credential: publicKeyCredential }))
    .output(response(z.array(passkey))),
  renamePasskey: call
    .meta({ who: 'user' })
    .meta(audited('security.passkey-renamed'))
    .route({ method: 'PUT', path: '/api/profile/passkeys/{passkeyId}', summary: 'Rename a passkey' })
    .input(z.object({ passkeyId: z.uuid('Invalid passkey ID'), name: passkeyName }))
    .output(response(z.array(passkey))),
  removePasskey: call
    .meta({ who: 'user', stepUp: true })
    .meta(audited('security.passkey-removed'))
    .route({
      method: 'DELETE',
      path: '/api/profile/passkeys/{passkeyId}',
      summary: 'Remove a passkey. You can’t remove your only way to sign in',
    })
    .input(z.object({ passkeyId: z.uuid('Invalid passkey ID') }))
    .output(response(z.array(passkey))),
  disableSecondFactor: call
    .meta({ who: 'user', stepUp: true, isOpenUntilMet: true })
    .meta(audited('security.factor-disabled'))
    .route({
      method: 'DELETE',
      path: '/api/profile/second-factor',
      summary: 'Turn off two-factor sign-in, or cancel its setup',
    })
    .output(response(secondFactor)),
}
