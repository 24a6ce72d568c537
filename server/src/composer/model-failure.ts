import { APICallError, InvalidResponseDataError, JSONParseError, RetryError, TypeValidationError } from 'ai'
import { ComposeError } from './composer.ts'

/** A failure in our own words: the provider's errors carry the request body, addresses and sometimes the key. */
export function modelFailure(error: unknown, wrote: boolean): ComposeError {
  if (error instanceof ComposeError) return error
  if (RetryError.isInstance(error)) return modelFailure(error.lastError, wrote)
  if (isTimeout(error)) return new ComposeError('timeout', 'The AI service took too long to answer.')
  if (isUnreadable(error)) return new ComposeError('garbled', 'The AI service sent an answer that could not be read.')
  const status = APICallError.isInstance(error) ? error.statusCode : undefined
  if (status !== undefined && status >= 400) return refusedCall(status, error)
  if (wrote) return new ComposeError('cut', 'The connection to the AI service broke before the reply was finished.')
  return new ComposeError('unavailable', 'The AI service could not be reached.')
}

export function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
}

export function statusOf(error: unknown): number | null {
  const last = RetryError.isInstance(error) ? error.lastError : error
  return APICallError.isInstance(last) ? (last.statusCode ?? null) : null
}

function isUnreadable(error: unknown): boolean {
  if (JSONParseError.isInstance(error) || TypeValidationError.isInstance(error)) return true
  if (InvalidResponseDataError.isInstance(error)) return true
  const cause = APICallError.isInstance(error) && (error.statusCode ?? 200) < 400 ? error.cause : undefined
  return cause !== undefined && cause !== error && isUnreadable(cause)
}

function refusedCall(status: number, error: unknown): ComposeError {
  const body = APICallError.isInstance(error) ? (error.responseBody ?? '') : ''
  if (status === 400 && /content[_ -]?filter|content management policy/i.test(body)) {
    return new ComposeError('refused', 'The AI service declined to answer this comment.')
  }
  return new ComposeError('unavailable', statusMessages[status] ?? (status >= 500 ? brokenService : notAccepted))
}

const brokenService = 'The AI service has a problem at the moment.'
const notAccepted = 'The AI service did not accept the request.'

const statusMessages: Record<number, string> = {
  401: 'The AI service did not accept our access key.',
  403: 'The AI service did not accept our access key.',
  404: 'The AI service does not know the configured model or address.',
  429: 'The AI service is too busy or its quota is spent.',
}
