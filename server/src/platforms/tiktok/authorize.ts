import { z } from 'zod'
import type { Outbound } from '../../outbound/outbound.ts'
import { PlatformError } from '../platform-error.ts'
import type { Authorizer, Credentials, Grant } from '../service.ts'
import type { Access } from '../access.ts'
import type { TiktokClient } from './client.ts'
import { readProfile } from './test-connection.ts'

export interface TiktokApp {
  clientId: string
  clientSecret: string
}

const sentences: Record<string, string> = {
  'video.list': 'We can’t list videos, so we can’t read comments.',
  'comment.list': 'Without permission for comments, we can’t read them.',
  'comment.list.manage': 'Without permission to manage comments, we can’t post replies.',
}
// Without the second scope, only the account's user name is missing.
const requestedScopes = ['user.info.basic', 'user.info.username', ...Object.keys(sentences)]

/** Access tokens last a day, refresh tokens a year; each refresh replaces both. TikTok offers no PKCE here. */
export function createAuthorizer(outbound: Outbound, client: TiktokClient, app: TiktokApp): Authorizer {
  const ask = async (path: string, more: Record<string, string>) => {
    const body = { client_id: app.clientId, client_secret: app.clientSecret, ...more }
    const parsed = tokenShape.safeParse(await client.asApp(path, body))
    if (!parsed.success) throw new PlatformError('unavailable', 'TikTok returned no token')
    return parsed.data
  }
  return {
    typedNamesAccount: true,
    refreshAheadMs: 10 * 60_000,
    begin: ({ state, redirectUri }) => ({ url: addressOf(outbound, app, state, redirectUri), verifier: null }),
    finish: async ({ query, redirectUri, now }) => {
      const more = {
        grant_type: 'authorization_code',
        auth_code: codeIn(query),
        redirect_uri: returnAddress(redirectUri),
      }
      const given = await ask('/tt_user/oauth2/token/', more)
      return grantOf(client, given, now)
    },
    refresh: async (access, now) => {
      const old = access.credentials['refreshToken'] ?? ''
      const more = { grant_type: 'refresh_token', refresh_token: old }
      const given = await ask('/tt_user/oauth2/refresh_token/', more).catch(refusedRefresh)
      return credentialsOf(given, now, old)
    },
    revoke: (access) => revoke(client, app, access),
  }
}

function addressOf(outbound: Outbound, app: TiktokApp, state: string, redirectUri: string): string {
  const address = new URL('https://www.tiktok.com/v2/auth/authorize')
  const consent = {
    client_key: app.clientId,
    scope: requestedScopes.join(','),
    response_type: 'code',
    redirect_uri: returnAddress(redirectUri),
    state,
  }
  for (const [name, value] of Object.entries(consent)) address.searchParams.set(name, value)
  return outbound.rewrite(address.href)
}

// The developer portal only accepts https URLs with a trailing slash.
const returnAddress = (redirectUri: string): string =>
  redirectUri.startsWith('https:') ? redirectUri.replace(/\/?$/, '/') : redirectUri

function codeIn(query: URLSearchParams): string {
  const code = query.get('code') ?? query.get('auth_code')
  if (query.get('error') || !code) throw new PlatformError('denied', 'Access to TikTok wasn’t allowed.')
  return code
}

async function grantOf(client: TiktokClient, given: Given, now: Date): Promise<Grant> {
  const scopes = given.scope?.split(/[\s,]+/).filter(Boolean) ?? requestedScopes
  const credentials = credentialsOf(given, now, '')
  const profile = await readProfile(client, { account: given.open_id, credentials: credentials.values })
  const details = { username: profile.username ?? '' }
  const account = { account: given.open_id, name: profile.name ?? given.open_id, details, credentials }
  const missing = Object.entries(sentences).flatMap(([scope, sentence]) => (scopes.includes(scope) ? [] : [sentence]))
  return { scopes, missing, accounts: [account] }
}

function credentialsOf(given: Given, now: Date, oldRefresh: string): Credentials {
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  return {
    values: { token: given.access_token, refreshToken: given.refresh_token ?? oldRefresh },
    accessExpiresAt: after(given.expires_in ?? 86_400),
    refreshExpiresAt: given.refresh_token_expires_in ? after(given.refresh_token_expires_in) : null,
  }
}

/** A rejected code or token stays rejected, whatever the reason. */
function refusedRefresh(error: unknown): never {
  const isOver = error instanceof PlatformError && !['unavailable', 'rate-limited'].includes(error.problem)
  throw isOver ? new PlatformError('revoked', error.message) : error
}

async function revoke(client: TiktokClient, app: TiktokApp, access: Access): Promise<void> {
  const body = { client_id: app.clientId, client_secret: app.clientSecret }
  try {
    await client.asApp('/tt_user/oauth2/revoke/', { ...body, access_token: access.credentials['token'] ?? '' })
  } catch (error) {
    const isDead = error instanceof PlatformError && (error.problem === 'expired' || error.problem === 'invalid')
    if (!isDead) throw error
  }
}

type Given = z.infer<typeof tokenShape>

const seconds = z.coerce.number().positive().nullish().catch(null)
const tokenShape = z.object({
  access_token: z.string().min(1),
  expires_in: seconds,
  refresh_token: z.string().min(1).nullish().catch(null),
  refresh_token_expires_in: seconds,
  scope: z.string().nullish().catch(null),
  open_id: z.string().min(1),
})
