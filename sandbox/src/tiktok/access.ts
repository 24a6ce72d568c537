import type { Answer, Exchange } from '../server/exchange.ts'
import type { Account } from '../store/accounts.ts'
import type { Token } from '../store/tokens.ts'
import type { Store } from '../store/store.ts'
import { badParameter, noPermission, refusal } from './envelope.ts'

/** An authenticated request for an account. */
export interface Ask {
  exchange: Exchange
  given: Record<string, string>
  token: Token
  account: Account
}

/** Authenticates by the `Access-Token` header, or returns the error response. */
export function signedIn(store: Store, exchange: Exchange, given: Record<string, string>): Ask | { refusal: Answer } {
  const header = exchange.headers['access-token']
  if (typeof header !== 'string' || header === '') return { refusal: refusal(40_104, 'Access token is empty.') }
  const token = store.tokens.find(header)
  if (!token || token.platform !== 'tiktok' || token.kind === 'refresh') return dead('is incorrect')
  const state = store.tokens.stateOf(token, store.clock.now())
  if (state === 'expired') return dead('has expired')
  if (state === 'revoked') return dead('was revoked by the user')
  const account = store.accounts.find('tiktok', token.account)
  if (!account || given['business_id'] !== token.account) return { refusal: badParameter('business_id is not valid') }
  return { exchange, given, token, account }
}

const dead = (why: string) => ({ refusal: refusal(40_105, `Access token ${why}.`) })

/** Null if the scope is granted; accounts opened by a test have `all`. */
export function withoutScope({ token }: Ask, scope: string): Answer | null {
  const may = token.state !== 'reduced' && (token.scopes.includes(scope) || token.scopes.includes('all'))
  return may ? null : noPermission(scope)
}
