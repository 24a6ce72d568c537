import type { Answer } from '../server/exchange.ts'
import type { Token } from '../store/tokens.ts'
import type { Store } from '../store/store.ts'
import { expired, graphError } from './errors.ts'

/** The token of a request when it is good; else the answer that says how it is not. */
export function signedIn(store: Store, platform: string, given: string | null): Token | { refusal: Answer } {
  const token = given === null ? null : store.tokens.find(given)
  if (!token || token.platform !== platform) {
    return { refusal: graphError(190, 'Invalid OAuth access token - Cannot parse access token') }
  }
  const state = store.tokens.stateOf(token, store.clock.now())
  if (state === 'expired') return { refusal: expired() }
  if (state === 'revoked') {
    return { refusal: graphError(190, 'Error validating access token: The user removed the app', { subcode: 458 }) }
  }
  return token
}

/** Whether a permission was granted and not taken back since; `all` is that of accounts that a test opened. */
export function may(token: Token, scope: string): boolean {
  return token.state !== 'reduced' && (token.scopes.includes(scope) || token.scopes.includes('all'))
}

export const notAllowed = (scope: string): Answer =>
  graphError(10, `Application does not have permission for this action (${scope})`)
