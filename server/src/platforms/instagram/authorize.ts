import { z } from 'zod'
import type { Outbound } from '../../outbound/outbound.ts'
import { formBody, type GraphClient } from '../meta-graph/client.ts'
import { unsubscribeWebhooks } from '../meta-graph/unsubscribe-webhooks.ts'
import { requestToken, codeIn, missingOf } from '../meta-graph/exchange-code.ts'
import type { Access } from '../access.ts'
import type { Authorizer, Credentials } from '../service.ts'
import { readProfile } from './test-connection.ts'

export interface InstagramApp {
  clientId: string
  clientSecret: string
  /** The token endpoints have no version. */
  root: string
}

const comments = 'instagram_business_manage_comments'
const required = ['instagram_business_basic', comments]
const dayMs = 86_400_000

/**
 * A code is exchanged for a one-hour token, and that for a 60-day token. The id in the response is too long for a
 * number.
 */
export function createAuthorizer(outbound: Outbound, client: GraphClient, app: InstagramApp): Authorizer {
  return {
    typedNamesAccount: true,
    // Refresh halfway through its 60 days: after it expires, only the merchant can reconnect.
    refreshAheadMs: 30 * dayMs,
    begin: ({ state, redirectUri }) => {
      const address = new URL('https://www.instagram.com/oauth/authorize')
      const consent = {
        client_id: app.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: required.join(','),
        state,
      }
      for (const [name, value] of Object.entries(consent)) address.searchParams.set(name, value)
      return { url: outbound.rewrite(address.href), verifier: null }
    },
    finish: async ({ query, redirectUri, now }) => {
      const short = await redeem(outbound, app, codeIn(query, client.name), redirectUri)
      const credentials = await lengthen(outbound, app, short.token, now)
      const profile = await readProfile(client, { account: '', credentials: credentials.values })
      const details = { username: profile.username, accountType: profile.accountType ?? '' }
      const name = profile.name ?? profile.username
      const own = { username: profile.username, ...(profile.scopedId ? { scopedId: profile.scopedId } : {}) }
      const values = { ...credentials.values, ...own }
      return {
        scopes: short.scopes,
        missing: missingOf(short.scopes, {
          [comments]: 'Without permission for comments, we can’t read or reply to them.',
        }),
        accounts: [{ account: profile.account, name, details, credentials: { ...credentials, values } }],
      }
    },
    refresh: (access, now) => refresh(outbound, app, access, now),
    revoke: (access) => unsubscribeWebhooks(client, access),
  }
}

async function redeem(outbound: Outbound, app: InstagramApp, code: string, redirectUri: string) {
  const form = {
    client_id: app.clientId,
    client_secret: app.clientSecret,
    grant_type: 'authorization_code',
    redirect_uri: redirectUri,
    code,
  }
  const url = 'https://api.instagram.com/oauth/access_token'
  const { token, body } = await requestToken(outbound, { method: 'POST', url, ...formBody(form) }, 'Instagram')
  return { token, scopes: permissionsIn(body) }
}

async function lengthen(outbound: Outbound, app: InstagramApp, short: string, now: Date): Promise<Credentials> {
  const query = { grant_type: 'ig_exchange_token', client_secret: app.clientSecret }
  return requestLongLived(outbound, `${app.root}/access_token`, query, short, now)
}

async function refresh(outbound: Outbound, app: InstagramApp, access: Access, now: Date): Promise<Credentials> {
  const issuedAt = new Date(access.credentials['issuedAt'] ?? 0)
  // A token younger than a day can't be refreshed and doesn't need to be.
  if (now.getTime() - issuedAt.getTime() < dayMs) return credentialsOf({ ...access.credentials }, issuedAt, 60 * dayMs)
  const query = { grant_type: 'ig_refresh_token' }
  const url = `${app.root}/refresh_access_token`
  const renewed = await requestLongLived(outbound, url, query, access.credentials['token'] ?? '', now)
  return { ...renewed, values: { ...access.credentials, ...renewed.values } }
}

async function requestLongLived(
  outbound: Outbound,
  url: string,
  query: Record<string, string>,
  old: string,
  now: Date,
) {
  const headers = { authorization: `Bearer ${old}` }
  const request = { method: 'GET', url, headers, query: { ...query, access_token: old } } as const
  const { token, expiresIn } = await requestToken(outbound, request, 'Instagram')
  return credentialsOf({ token, issuedAt: now.toISOString() }, now, expiresIn === null ? 60 * dayMs : expiresIn * 1000)
}

function credentialsOf(values: Record<string, string>, issuedAt: Date, lifeMs: number): Credentials {
  const end = new Date(issuedAt.getTime() + lifeMs)
  return { values, accessExpiresAt: end, refreshExpiresAt: end }
}

// Comma-separated text or a list, in the response or its only entry. If absent, everything requested was granted.
function permissionsIn(body: unknown): string[] {
  const parsed = permissionsShape.safeParse(body)
  const listed = parsed.success ? (parsed.data.permissions ?? parsed.data.data?.[0]?.permissions) : null
  if (!listed) return required
  return (Array.isArray(listed) ? listed : listed.split(/[\s,]+/)).filter(Boolean)
}

const permissions = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .catch(null)
const permissionsShape = z.object({ permissions, data: z.array(z.object({ permissions })).nullish().catch(null) })
