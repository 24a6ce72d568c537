import type { Answer } from '../server/exchange.ts'
import type { Token } from '../store/tokens.ts'
import type { Store } from '../store/store.ts'
import { expired, graphError } from './errors.ts'

/**
 * The request's token if it's valid, or else the error response. Code 190 and its subcodes:
 * developers.facebook.com/docs/graph-api/guides/error-handling.
 */
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

/** Whether a permission is granted and not revoked; accounts opened by a test have `all`. */
export function may(token: Token, scope: string): boolean {
  return token.state !== 'reduced' && (token.scopes.includes(scope) || token.scopes.includes('all'))
}

// Code 10, "Permission Denied": developers.facebook.com/docs/graph-api/guides/error-handling.
export const notAllowed = (scope: string): Answer =>
  graphError(10, `Application does not have permission for this action (${scope})`)
