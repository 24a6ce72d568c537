import type { Exchange } from '../server/exchange.ts'
import type { Shop } from '../store/shops.ts'
import type { Token } from '../store/tokens.ts'
import type { Store } from '../store/store.ts'

/** The caller of an authenticated request. */
export interface Caller {
  shop: Shop
  token: Token
  /** Whether the token has the scope; null needs no scope. */
  may(scope: string | null): boolean
}

/** Null means 401: Judge.me doesn't say whether the shop or the token is wrong. */
export function authenticate(store: Store, exchange: Exchange): Caller | null {
  const token = presentedToken(store, exchange)
  if (!token || !isGood(store, token)) return null
  const shop = store.shops.get(token.account)
  return shop ? { shop, token, may: (scope) => covers(token, scope) } : null
}

// An OAuth token only works as Bearer, a private token only as X-Api-Token (or the old api_token) with its shop:
// judge.me/api/docs.yaml. Other connectors report that an OAuth token in X-Api-Token fails.
function presentedToken(store: Store, exchange: Exchange): Token | null {
  const bearer = /^Bearer (.+)$/i.exec(exchange.headers.authorization ?? '')?.[1]
  if (bearer) return ofKind(store.tokens.find(bearer), 'oauth')
  const given = exchange.headers['x-api-token'] ?? exchange.query.get('api_token')
  if (typeof given !== 'string') return null
  const token = ofKind(store.tokens.find(given), 'private')
  return token && token.account === exchange.query.get('shop_domain') ? token : null
}

function ofKind(token: Token | null, kind: Token['kind']): Token | null {
  return token?.platform === 'judgeme' && token.kind === kind ? token : null
}

function isGood(store: Store, token: Token): boolean {
  const state = store.tokens.stateOf(token, store.clock.now())
  return state === 'active' || state === 'reduced'
}

function covers(token: Token, scope: string | null): boolean {
  if (scope === null) return true
  if (token.state === 'reduced' && scope.startsWith('write_')) return false
  return token.kind === 'private' || token.scopes.includes(scope)
}
