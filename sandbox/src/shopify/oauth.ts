import { fieldsOf, json, textIn, type Answer, type Exchange } from '../server/exchange.ts'
import { createAuthorizations, type Authorizations } from '../oauth/authorizations.ts'
import type { OAuthApp } from '../oauth/provider.ts'
import { newSecret } from '../store/secrets.ts'
import type { Store } from '../store/store.ts'
import { signQuery } from './sign-query.ts'

// shopify.dev/docs/apps/build/authentication-authorization/access-tokens/offline-access-tokens, "Expiring offline tokens".
const HOUR_SECONDS = 3600
const NINETY_DAYS_SECONDS = 7_776_000

/** Each shop has its own consent page and a signed redirect. Expiring tokens come in pairs and rotate. */
export function createOAuth(store: Store, app: OAuthApp) {
  const byShop = new Map<string, Authorizations>()
  const of = (shop: string): Authorizations => {
    const known = byShop.get(shop)
    if (known) return known
    const made = createAuthorizations(store, {
      platform: 'shopify',
      name: 'Shopify',
      color: '#008060',
      app,
      choice: 'one',
      defaultScopes: ['read_products'],
      accounts: () => [{ account: shop, name: store.accounts.find('shopify', shop)?.name ?? shop }],
    })
    byShop.set(shop, made)
    return made
  }
  return {
    authorize: (exchange: Exchange): Answer =>
      signedBack(store, app, exchange.host, of(exchange.host).authorize(exchange)),
    token: (exchange: Exchange): Answer => {
      const fields = fieldsOf(exchange) ?? {}
      return fields['grant_type'] === 'refresh_token'
        ? refresh(store, of(exchange.host), exchange.host, fields)
        : redeem(store, of(exchange.host), exchange.host, fields)
    },
  }
}

function signedBack(store: Store, app: OAuthApp, shop: string, answer: Answer): Answer {
  const location = 'headers' in answer ? answer.headers?.['location'] : undefined
  if (!location || !('status' in answer) || answer.status !== 302) return answer
  const back = new URL(location)
  if (!back.searchParams.has('code')) return answer
  const host = Buffer.from(`admin.shopify.com/store/${shop.split('.')[0]}`).toString('base64')
  const more = { shop, host, timestamp: String(Math.floor(store.clock.now().getTime() / 1000)) }
  for (const [name, value] of Object.entries(more)) back.searchParams.set(name, value)
  back.searchParams.set('hmac', signQuery(back.searchParams, app.clientSecret ?? ''))
  return { ...answer, headers: { ...answer.headers, location: back.href } }
}

function redeem(store: Store, authorizations: Authorizations, shop: string, fields: Record<string, unknown>): Answer {
  const clientSecret = textIn(fields, 'client_secret')
  const ask = { code: textIn(fields, 'code'), clientId: textIn(fields, 'client_id'), clientSecret, redirectUri: null }
  const grant = authorizations.redeem(ask)
  if (typeof grant === 'string' || grant.accounts[0] !== shop) return json(400, { error: 'invalid_request' })
  return give(store, shop, grant.scopes, clientSecret, fields['expiring'] === '1')
}

/** The refresh token rotates. The old token works until the new token is used, in case the response gets lost. */
function refresh(store: Store, authorizations: Authorizations, shop: string, fields: Record<string, unknown>): Answer {
  const clientSecret = textIn(fields, 'client_secret')
  const token = store.tokens.find(textIn(fields, 'refresh_token'))
  if (!authorizations.knowsApp(textIn(fields, 'client_id'), clientSecret)) return json(400, { error: 'invalid_client' })
  const live = token && store.tokens.stateOf(token, store.clock.now()) === 'active'
  if (!live || token.kind !== 'refresh' || token.platform !== 'shopify' || token.account !== shop)
    return json(400, { error: 'invalid_grant' })
  const before = token.details['before']
  if (before) store.commit({ type: 'token-dropped', token: before })
  return give(store, shop, token.scopes, clientSecret, true, token.token)
}

function give(
  store: Store,
  shop: string,
  scopes: string[],
  signingKey: string,
  expiring: boolean,
  before: string | null = null,
): Answer {
  const now = store.clock.now().getTime()
  const at = (seconds: number) => new Date(now + seconds * 1000).toISOString()
  const issued = { platform: 'shopify', account: shop, scopes, signingKey, issuedAt: at(0) }
  const access = newSecret('shpat')
  store.commit({
    type: 'token-given',
    token: { ...issued, token: access, expiresAt: expiring ? at(HOUR_SECONDS) : null },
  })
  const answer = { access_token: access, scope: scopes.join(',') }
  if (!expiring) return json(200, answer)
  const next = newSecret('shprt')
  const details: Record<string, string> = before ? { before } : {}
  const renewal = { ...issued, token: next, kind: 'refresh', details, expiresAt: at(NINETY_DAYS_SECONDS) }
  store.commit({ type: 'token-given', token: renewal })
  return json(200, {
    ...answer,
    expires_in: HOUR_SECONDS,
    refresh_token: next,
    refresh_token_expires_in: NINETY_DAYS_SECONDS,
  })
}
