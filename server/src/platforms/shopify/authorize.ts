import { z } from 'zod'
import type { Outbound } from '../../outbound/outbound.ts'
import type { OutboundAnswer } from '../../outbound/receive-answer.ts'
import { readJson, retryAfterMs } from '../read-json.ts'
import { unreachable } from '../read-patiently.ts'
import { PlatformError } from '../platform-error.ts'
import { UserFacingError, type Authorizer, type Credentials, type Grant } from '../service.ts'
import type { Access } from '../access.ts'
import { problemOf, reasonOf, type Client } from './client.ts'
import { readShop } from './read-shop.ts'
import { verifyRedirect } from './signature.ts'

export interface OAuthApp {
  clientId: string
  clientSecret: string
}

export const withoutProducts = 'We can’t read products, so replies can’t mention their details.'

/** The scopes that the product uses, and what is missing without each. */
const required: Readonly<Record<string, string>> = {
  read_products: withoutProducts,
  read_discounts: 'We can’t read discounts.',
  write_discounts: 'We can’t create discounts for replies.',
  read_orders: 'We can’t count orders with a discount.',
  read_metaobjects: 'We can’t read reviews that review apps store in Shopify.',
  write_metaobjects: 'You can’t reply to those reviews here.',
}

const MINUTE_MS = 60_000

/** Access tokens last an hour, refresh tokens 90 days; each refresh renews both. */
export function createAuthorizer(outbound: Outbound, client: Client, app: OAuthApp): Authorizer {
  return {
    refreshAheadMs: 5 * MINUTE_MS,
    begin: ({ state, redirectUri, typed }) => {
      const address = new URL(`https://${shopOf(typed)}/admin/oauth/authorize`)
      const params = {
        client_id: app.clientId,
        scope: Object.keys(required).join(','),
        redirect_uri: redirectUri,
        state,
      }
      for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value)
      return { url: outbound.rewrite(address.href), verifier: null }
    },
    isKnown: (typed) => isKnown(outbound, shopOf(typed)),
    verifyRedirect: (query, now) => verifyRedirect(query, app.clientSecret, now),
    finish: async ({ query, now }) => {
      const code = query.get('code')
      if (query.get('error') || !code) throw new PlatformError('denied', 'Access to Shopify wasn’t allowed.')
      const shop = shopOf(query.get('shop'))
      const { scopes, credentials } = await askToken(outbound, app, shop, { code, expiring: '1' }, now)
      return grantOf(client, shop, scopes, credentials)
    },
    refresh: async (access, now) => {
      const refresh_token = access.credentials['refresh'] ?? ''
      const params = { grant_type: 'refresh_token', refresh_token }
      return (await askToken(outbound, app, access.account, params, now)).credentials
    },
  }
}

/** A bare shop domain only: the input decides where a browser and a secret are sent. */
function shopOf(typed: string | null): string {
  const shop = (typed ?? '').trim().toLowerCase()
  if (/^[a-z0-9][a-z0-9-]*\.(myshopify|shopify)\.com$/.test(shop)) return shop
  throw new UserFacingError('invalid', 'Enter a Shopify store domain, like your-store.myshopify.com.')
}

// A domain that doesn't exist returns 404 for everything; anything else may be a store.
async function isKnown(outbound: Outbound, shop: string): Promise<boolean> {
  const request = { method: 'GET', url: `https://${shop}/admin/oauth/authorize`, timeoutMs: 5000 } as const
  return outbound.request(request).then(
    ({ status }) => status !== 404,
    () => true,
  )
}

async function askToken(
  outbound: Outbound,
  app: OAuthApp,
  shop: string,
  params: Record<string, string>,
  now: Date,
): Promise<{ scopes: string[]; credentials: Credentials }> {
  const json = { client_id: app.clientId, client_secret: app.clientSecret, ...params }
  const url = `https://${shop}/admin/oauth/access_token`
  const answer = await outbound.request({ method: 'POST', url, json }).catch(unreachable)
  if (answer.status >= 300) throw refusedToken(answer)
  const parsed = tokenShape.safeParse(readJson(answer.text))
  if (!parsed.success) throw new PlatformError('unavailable', 'Shopify returned no token')
  const { access_token: token, refresh_token: refresh, scope, ...lives } = parsed.data
  const at = (seconds: number | undefined) => (seconds === undefined ? null : new Date(now.getTime() + seconds * 1000))
  return {
    scopes: scope.split(',').filter(Boolean),
    credentials: {
      values: { token, ...(refresh ? { refresh } : {}) },
      accessExpiresAt: at(lives.expires_in),
      refreshExpiresAt: at(lives.refresh_token_expires_in),
    },
  }
}

/** A refused grant ends the access. RFC 6749 5.2: `invalid_client` refuses our own ID and secret instead. */
function refusedToken(answer: OutboundAnswer): PlatformError {
  const problem = problemOf(answer.status)
  if (problem === 'unavailable' || problem === 'rate-limited') {
    return new PlatformError(problem, reasonOf(answer), retryAfterMs(answer))
  }
  const { data } = z.object({ error: z.string() }).safeParse(readJson(answer.text))
  if (data?.error === 'invalid_client') return new PlatformError('invalid', 'Shopify refused our app’s ID and secret.')
  return new PlatformError('revoked', `Shopify no longer accepts our access (${answer.status}).`)
}

async function grantOf(client: Client, shop: string, scopes: string[], credentials: Credentials): Promise<Grant> {
  const access: Access = { account: shop, credentials: credentials.values }
  const { name, details } = await readShop(client, access)
  // A write scope includes the read scope.
  const has = (scope: string) => scopes.includes(scope) || scopes.includes(scope.replace(/^read_/, 'write_'))
  return {
    scopes,
    missing: Object.entries(required).flatMap(([scope, without]) => (has(scope) ? [] : [without])),
    accounts: [{ account: shop, name, details, credentials }],
  }
}

const tokenShape = z.object({
  access_token: z.string().min(1),
  scope: z.string().default(''),
  expires_in: z.number().positive().optional(),
  refresh_token: z.string().min(1).optional(),
  refresh_token_expires_in: z.number().positive().optional(),
})
