import { json, type Answer, type Exchange } from '../server/exchange.ts'
import { shopKey, type Shop } from '../world/shops.ts'
import type { Token } from '../world/tokens.ts'
import type { World } from '../world/world.ts'

/** Which store is asked, and with which token. */
export interface Asker {
  app: string
  shop: Shop
  token: Token
  mayWrite: boolean
}

/** The token in the address must be of this family and of this very store; null is a 401. */
export function authenticate(world: World, exchange: Exchange, app: string, family: 'access_token' | 'utoken') {
  const token = world.tokens.find(exchange.query.get(family) ?? '')
  const kind = family === 'utoken' ? 'utoken' : 'oauth'
  if (token?.platform !== 'yotpo' || token.kind !== kind || token.account !== app) return null
  const state = world.tokens.stateOf(token, world.clock.now())
  const shop = world.shops.get(shopKey('yotpo', app))
  if (!shop || (state !== 'active' && state !== 'reduced')) return null
  return { app, shop, token, mayWrite: state === 'active' } satisfies Asker
}

export const failed = (code: number, message: string, error_type: string): Answer =>
  json(code, { status: { code, message, error_type } })

export const unauthorized = (): Answer => failed(401, 'Invalid token', 'UnauthorizedException')

/** The account's own settings, as its Yotpo representative has them. */
export const settingOf = (world: World, app: string, name: string): string | null =>
  world.accounts.find('yotpo', app)?.details[name] ?? null
