import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Outbound } from '../../outbound/outbound.ts'
import { unreachable } from '../read-patiently.ts'
import { PlatformError } from '../platform-error.ts'
import { UserFacingError, type Authorizer, type Credentials, type Grant, type GrantedAccount } from '../service.ts'
import type { Access } from '../access.ts'
import type { GoogleClient } from './client.ts'
import { tokenBodyOf } from './errors.ts'
import { findTyped, listProperties, readProperty, type Property } from './list-properties.ts'

export interface GoogleApp {
  clientId: string
  clientSecret: string
}

const scope = 'https://www.googleapis.com/auth/analytics.readonly'
const tokenUrl = 'https://oauth2.googleapis.com/token'

/**
 * Access tokens last an hour. Refresh tokens last until they are revoked, and Google issues one only with a fresh
 * consent.
 */
export function createAuthorizer(outbound: Outbound, client: GoogleClient, app: GoogleApp): Authorizer {
  const ask = async (more: Record<string, string>): Promise<Given> => {
    const form = { client_id: app.clientId, client_secret: app.clientSecret, ...more }
    const answer = await outbound.request({ method: 'POST', url: tokenUrl, ...formBody(form) }).catch(unreachable)
    const parsed = tokenShape.safeParse(tokenBodyOf(answer))
    if (!parsed.success) throw new PlatformError('unavailable', 'Google returned no token')
    return parsed.data
  }
  return {
    typedNamesAccount: true,
    begin: ({ state, redirectUri, typed }) => {
      const verifier = newVerifier(typed)
      return { url: addressOf(outbound, app, { state, redirectUri, verifier }), verifier }
    },
    finish: async ({ query, redirectUri, verifier, now }) => {
      const code = query.get('code')
      if (query.get('error') || !code) throw new PlatformError('denied', 'Access to Google Analytics wasn’t allowed.')
      const proof = { grant_type: 'authorization_code', redirect_uri: redirectUri, code_verifier: verifier ?? '' }
      return grantOf(client, await ask({ ...proof, code }), typedIn(verifier), now)
    },
    refresh: async (access, now) => {
      const old = access.credentials['refreshToken'] ?? ''
      return credentialsOf(await ask({ grant_type: 'refresh_token', refresh_token: old }), now, old)
    },
    revoke: (access) => revoke(outbound, access),
  }
}

// The merchant's input travels in the verifier: its characters are all allowed there, and only we see it again.
const newVerifier = (typed: string | null): string =>
  randomBytes(32).toString('base64url') + (typed === null ? '' : `~${typed}`)

const typedIn = (verifier: string | null): string | null => verifier?.split('~')[1] ?? null

function addressOf(
  outbound: Outbound,
  app: GoogleApp,
  { state, redirectUri, verifier }: { state: string; redirectUri: string; verifier: string },
): string {
  const address = new URL('https://accounts.google.com/o/oauth2/v2/auth')
  const consent = {
    client_id: app.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope,
    state,
    access_type: 'offline',
    prompt: 'consent',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(consent)) address.searchParams.set(name, value)
  return outbound.rewrite(address.href)
}

async function grantOf(client: GoogleClient, given: Given, typed: string | null, now: Date): Promise<Grant> {
  const scopes = given.scope?.split(' ').filter(Boolean) ?? [scope]
  if (!scopes.includes(scope)) {
    throw new UserFacingError(
      'denied',
      'You didn’t allow access to Google Analytics. Connect again and leave its box checked.',
    )
  }
  const credentials = credentialsOf(given, now, '')
  const access: Access = { account: '', credentials: credentials.values }
  const properties = await listProperties(client, access)
  const meant = typed && properties.length > 1 ? await findTyped(client, access, properties, typed) : null
  const accounts: GrantedAccount[] = []
  for (const property of properties) {
    const { timeZone, currency } = await factsOf(client, access, properties, property)
    const details = { owner: property.owner, ...(timeZone && { timeZone }), ...(currency && { currency }) }
    const named = property === meant && typed ? { ...details, typed } : details
    accounts.push({ account: property.id, name: property.name, details: named, credentials })
  }
  return { scopes, missing: [], accounts }
}

/** The currency of its figures. Not requested for users with very many properties. */
async function factsOf(client: GoogleClient, access: Access, all: Property[], { id }: Property) {
  const unknown = { timeZone: null, currency: null }
  if (all.length > maxProperties) return unknown
  return readProperty(client, { ...access, account: id }).catch((error: unknown) => {
    // Only the selected property must be readable, and it is tested then.
    if (error instanceof PlatformError && error.problem !== 'unavailable') return unknown
    throw error
  })
}

const maxProperties = 10

function credentialsOf(given: Given, now: Date, oldRefresh: string): Credentials {
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  return {
    values: { token: given.access_token, refreshToken: given.refresh_token ?? oldRefresh },
    accessExpiresAt: after(given.expires_in ?? 3600),
    // Only while our app is in Google's testing mode.
    refreshExpiresAt: given.refresh_token_expires_in ? after(given.refresh_token_expires_in) : null,
  }
}

async function revoke(outbound: Outbound, { credentials }: Access): Promise<void> {
  const form = { token: credentials['refreshToken'] || (credentials['token'] ?? '') }
  const url = 'https://oauth2.googleapis.com/revoke'
  const answer = await outbound.request({ method: 'POST', url, ...formBody(form) }).catch(unreachable)
  // 400 means that the token is already invalid.
  if (answer.status >= 300 && answer.status !== 400) {
    throw new PlatformError('unavailable', `Google returned ${answer.status}`)
  }
}

const formBody = (form: Record<string, string>): { headers: Record<string, string>; body: string } => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(form).toString(),
})

type Given = z.infer<typeof tokenShape>

const seconds = z.coerce.number().positive().nullish().catch(null)
const tokenShape = z.object({
  access_token: z.string().min(1),
  expires_in: seconds,
  refresh_token: z.string().min(1).nullish().catch(null),
  refresh_token_expires_in: seconds,
  scope: z.string().nullish().catch(null),
})
