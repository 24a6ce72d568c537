import { json, type Answer, type Exchange } from '../server/exchange.ts'
import { shopKey, type Shop } from '../store/shops.ts'
import type { Token } from '../store/tokens.ts'
import type { Store } from '../store/store.ts'

/** The request's store and token. */
export interface ApiCaller {
  app: string
  shop: Shop
  token: Token
  mayWrite: boolean
}

/** The token in the URL must belong to this family and this store; null means 401. */
export function authenticate(store: Store, exchange: Exchange, app: string, family: 'access_token' | 'utoken') {
  const token = store.tokens.find(exchange.query.get(family) ?? '')
  const kind = family === 'utoken' ? 'utoken' : 'oauth'
  if (token?.platform !== 'yotpo' || token.kind !== kind || token.account !== app) return null
  const state = store.tokens.stateOf(token, store.clock.now())
  const shop = store.shops.get(shopKey('yotpo', app))
  if (!shop || (state !== 'active' && state !== 'reduced')) return null
  return { app, shop, token, mayWrite: state === 'active' } satisfies ApiCaller
}

// The format is unconfirmed; only the codes 200, 401 and 500 are documented.
export const failed = (code: number, message: string, error_type: string): Answer =>
  json(code, { status: { code, message, error_type } })

export const unauthorized = (): Answer => failed(401, 'Invalid token', 'UnauthorizedException')

/** The account's own settings, which only a Yotpo representative can change. */
export const settingOf = (store: Store, app: string, name: string): string | null =>
  store.accounts.find('yotpo', app)?.details[name] ?? null
