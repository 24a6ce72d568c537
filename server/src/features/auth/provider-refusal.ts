import { ResponseBodyError } from 'openid-client'

/** The provider refused, or its response was forged or unreadable. */
export class ProviderRefusal extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ProviderRefusal'
  }
}

/** Only the message of the library's error: the error itself contains tokens and claims that must not be logged. */
export function withoutSecrets(error: unknown): Error {
  if (error instanceof ProviderRefusal) return error
  if (error instanceof ResponseBodyError) return new ProviderRefusal(`the provider returned ${error.status} for a code`)
  if (!(error instanceof Error)) return new Error('not an error')
  const { message, cause } = error
  const words = cause instanceof Error ? `${message}: ${cause.message}` : message
  return REFUSALS.has(codeOf(error)) ? new ProviderRefusal(words) : new Error(words)
}

const codeOf = (error: Error & { code?: unknown }): unknown => error.code

// Any other code means that no verifiable response came.
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
