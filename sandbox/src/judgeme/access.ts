import type { Exchange } from '../server/exchange.ts'
import type { Shop } from '../world/shops.ts'
import type { Token } from '../world/tokens.ts'
import type { World } from '../world/world.ts'

/** Who calls, once the credentials have been accepted. */
export interface Caller {
  shop: Shop
  token: Token
  /** Whether the token covers a scope; null is covered by any. */
  may(scope: string | null): boolean
}

/** Null is a 401: Judge.me does not say whether the shop or the token is wrong. */
export function authenticate(world: World, exchange: Exchange): Caller | null {
  const token = presentedToken(world, exchange)
  if (!token || !isGood(world, token)) return null
  const shop = world.shops.get(token.account)
  return shop ? { shop, token, may: (scope) => covers(token, scope) } : null
}

// An OAuth token is good only as Bearer, a private one only as X-Api-Token (or the old api_token) with its shop.
function presentedToken(world: World, exchange: Exchange): Token | null {
  const bearer = /^Bearer (.+)$/i.exec(exchange.headers.authorization ?? '')?.[1]
  if (bearer) return ofKind(world.tokens.find(bearer), 'oauth')
  const given = exchange.headers['x-api-token'] ?? exchange.query.get('api_token')
  if (typeof given !== 'string') return null
  const token = ofKind(world.tokens.find(given), 'private')
  return token && token.account === exchange.query.get('shop_domain') ? token : null
}

function ofKind(token: Token | null, kind: Token['kind']): Token | null {
  return token?.platform === 'judgeme' && token.kind === kind ? token : null
}

function isGood(world: World, token: Token): boolean {
  const state = world.tokens.stateOf(token, world.clock.now())
  return state === 'active' || state === 'reduced'
}

function covers(token: Token, scope: string | null): boolean {
  if (scope === null) return true
  if (token.state === 'reduced' && scope.startsWith('write_')) return false
  return token.kind === 'private' || token.scopes.includes(scope)
}
