import { hash, verify } from '@node-rs/argon2'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { accounts, sessions, users, verifications } from '../../db/schema/auth.ts'
import { ADDRESS_HEADER } from './origin.ts'
import { hashSessionTokens } from './hash-session-tokens.ts'
import { cookiePrefix } from './session-cookie.ts'
import { sessionLifetime } from './session-lifetime.ts'
import { sessionPlugin } from './better-auth-session-plugin.ts'

export interface AuthOptions {
  db: Database
  secret: string
  appUrl: string
  trustedOrigins: string[]
  now: () => Date
}

/** better-auth manages sessions, passwords and cookies. Our endpoints call it; its own routes are not served. */
export function createAuth(options: AuthOptions) {
  return betterAuth({
    baseURL: options.appUrl,
    secret: options.secret,
    trustedOrigins: [options.appUrl, ...options.trustedOrigins],
    database: hashSessionTokens(
      drizzleAdapter(options.db.global, {
        provider: 'pg',
        usePlural: true,
        schema: { users, sessions, accounts, verifications },
      }),
    ),
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false, input: false },
        lastName: { type: 'string', required: false, input: false },
        role: { type: 'string', required: false, input: false },
        status: { type: 'string', required: false, input: false },
        locale: { type: 'string', required: false, input: false },
        timezone: { type: 'string', required: false, input: false },
        onboardedAt: { type: 'date', required: false, input: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: { hash: hashPassword, verify: ({ hash: kept, password }) => verify(kept, password) },
    },
    session: {
      ...sessionLifetime,
      additionalFields: {
        method: { type: 'string', required: false, input: false },
        lastUsedAt: { type: 'date', required: false, input: false },
        provedAt: { type: 'date', required: false, input: false },
      },
    },
    databaseHooks: {
      session: {
        create: {
          // A sign-in counts as a step-up and as the first use.
          before: async (session) => ({ data: { ...session, provedAt: options.now(), lastUsedAt: options.now() } }),
        },
      },
    },
    plugins: [sessionPlugin()],
    rateLimit: { enabled: false },
    advanced: {
      // Not truncated: users see it in the list of their sessions.
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER], ipv6Subnet: 128 },
      cookiePrefix,
      useSecureCookies: false,
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/', secure: cookiesAreSecure(options.appUrl) },
      database: { generateId: newId },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}

export type Auth = ReturnType<typeof createAuth>

export const hashPassword = (password: string): Promise<string> => hash(password)

/** Browsers treat loopback as secure; over plain http on another host they would drop a secure cookie. */
export function cookiesAreSecure(appUrl: string): boolean {
  const url = new URL(appUrl)
  return url.protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
}
