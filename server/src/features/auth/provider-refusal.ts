import { ResponseBodyError } from 'openid-client'

/** A provider did not vouch for anybody: refused, forged, or not understood. */
export class ProviderRefusal extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ProviderRefusal'
  }
}

/** The library's error in words alone: what it holds, tokens and claims among it, no log should. */
export function withoutSecrets(error: unknown): Error {
  if (error instanceof ProviderRefusal) return error
  if (error instanceof ResponseBodyError) return new ProviderRefusal(`the provider answered ${error.status} to a code`)
  if (!(error instanceof Error)) return new Error('not an error')
  const { message, cause } = error
  const words = cause instanceof Error ? `${message}: ${cause.message}` : message
  return REFUSALS.has(codeOf(error)) ? new ProviderRefusal(words) : new Error(words)
}

const codeOf = (error: Error & { code?: unknown }): unknown => error.code

// Any other code means that no answer came that could be checked.
const REFUSALS = new Set<unknown>([
  'OAUTH_AUTHORIZATION_RESPONSE_ERROR',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
  'OAUTH_WWW_AUTHENTICATE_CHALLENGE',
])
