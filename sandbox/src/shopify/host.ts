import { fieldsOf, json, type Answer, type Exchange, type Host } from '../server/exchange.ts'
import type { OAuthApp } from '../oauth/provider.ts'
import type { Token } from '../store/tokens.ts'
import type { Store } from '../store/store.ts'
import { answerAdmin } from './billing/admin.ts'
import { answerGraphql, isReply } from './graphql.ts'
import type { ShopWebhooks } from './shop-webhooks.ts'
import { createOAuth } from './oauth.ts'

/** Every shop has its own host: `NAME.myshopify.com`. */
export function createShopify(store: Store, app: OAuthApp, webhooks: ShopWebhooks): Host {
  const oauth = createOAuth(store, app)
  return {
    platform: 'shopify',
    names: [],
    serves: (name) => /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/.test(name),
    isWrite: (exchange) => exchange.method === 'POST' && isReply(exchange),
    failure: (status, reason) => json(status, { errors: reason }),
    spoil: (fault, exchange) => {
      if (fault === 'throttled') return throttled(store)
      if (fault === 'forbidden') return json(403, { errors: 'This action requires merchant approval.' })
      if (fault === 'expired') return json(401, { errors: BAD_TOKEN })
      if (fault === 'blocked') return json(402, { errors: 'This shop is unavailable.' })
      return exchange.path.endsWith('/graphql.json') ? json(200, { errors: [{ message: 'Internal error' }] }) : null
    },
    answer: (exchange) => {
      if (!store.accounts.find('shopify', exchange.host)) return json(404, { errors: 'Not Found' })
      if (exchange.path === '/admin/oauth/authorize') return oauth.authorize(exchange)
      if (exchange.path === '/admin/oauth/access_token' && exchange.method === 'POST') return oauth.token(exchange)
      const page = answerAdmin({ store, webhooks }, exchange)
      if (page) return page
      const [, version] = /^\/admin\/api\/([\w-]+)\/graphql\.json$/.exec(exchange.path) ?? []
      if (!version || exchange.method !== 'POST') return json(404, { errors: 'Not Found' })
      return answerApi(store, webhooks, exchange, version)
    },
  }
}

async function answerApi(store: Store, webhooks: ShopWebhooks, exchange: Exchange, version: string): Promise<Answer> {
  const token = tokenOf(store, exchange)
  if (!token) return json(401, { errors: BAD_TOKEN })
  const answer = await answerGraphql(
    store,
    { shop: exchange.host, token, call: exchange.call?.id ?? null, webhooks },
    fieldsOf(exchange) ?? {},
  )
  return json(200, answer, { 'x-shopify-api-version': version })
}

function tokenOf(store: Store, exchange: Exchange): Token | null {
  const given = exchange.headers['x-shopify-access-token']
  const token = typeof given === 'string' ? store.tokens.find(given) : null
  if (token?.platform !== 'shopify' || token.account !== exchange.host || token.kind === 'refresh') return null
  const state = store.tokens.stateOf(token, store.clock.now())
  return state === 'active' || state === 'reduced' ? { ...token, state } : null
}

// Shopify returns 200 with the error in the body, so the status alone doesn't show it.
function throttled(store: Store): Answer {
  const status = { maximumAvailable: 2000, currentlyAvailable: 30, restoreRate: 100 }
  const cost = { requestedQueryCost: 110, actualQueryCost: null, throttleStatus: status }
  store.changed()
  return json(200, { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }], extensions: { cost } })
}

const BAD_TOKEN = '[API] Invalid API key or access token (unrecognized login or wrong password)'
