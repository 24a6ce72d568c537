import { APICallError, InvalidResponseDataError, JSONParseError, RetryError, TypeValidationError } from 'ai'
import { ComposeError, type ComposeFailure, type Usage } from '../composer.ts'

/** Replaces provider errors, which may contain the request body, URLs, or the API key. */
export function modelFailure(error: unknown, wrote: boolean, usage: Usage | null = null): ComposeError {
  if (error instanceof ComposeError) return new ComposeError(error.failure, error.message, usage ?? error.usage)
  if (RetryError.isInstance(error)) return modelFailure(error.lastError, wrote, usage)
  const [failure, message] = reasonOf(error, wrote)
  return new ComposeError(failure, message, usage)
}

/** A request that the server rejected; `param` is the rejected part. */
export interface Refused {
  param: string | null
  text: string
}

/** Null unless the server rejected the request itself, so that another form may work. */
export function refusedRequest(error: unknown): Refused | null {
  const status = statusOf(error)
  if ((status !== 400 && status !== 422) || isFiltered(error) || isWrongKey(bodyOf(error))) return null
  const text = bodyOf(error)
  const param = /"param"\s*:\s*"([^"]+)"/.exec(text)?.[1] ?? null
  return { param, text }
}

function reasonOf(error: unknown, wrote: boolean): [ComposeFailure, string] {
  if (isTimeout(error)) return ['timeout', 'The AI service took too long to respond.']
  if (isUnreadable(error)) return ['garbled', 'The AI service sent an unreadable response.']
  const status = statusOf(error)
  if (status !== null && status >= 400) return refusedCall(status, error)
  if (wrote) return ['cut', 'The connection to the AI service broke before the reply was finished.']
  return ['unavailable', 'Couldn’t reach the AI service.']
}

function isTimeout(error: unknown): boolean {
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

function refusedCall(status: number, error: unknown): [ComposeFailure, string] {
  if (isFiltered(error)) return ['refused', 'The AI service declined to reply to this review.']
  const body = bodyOf(error)
  // Google returns 400 for an invalid key, and Anthropic for an empty account.
  const known = isWrongKey(body) ? 401 : isUnpaid(body) ? 429 : status
  if (known === 400 && isTooLong(body)) return ['unavailable', tooLong]
  return ['unavailable', statusMessages[known] ?? (status >= 500 ? brokenService : notAccepted)]
}

/** Error messages of OpenAI, Anthropic, and github.com/google-gemini/gemini-cli/issues/6678. */
export const isTooLong = (body: string): boolean =>
  /maximum context length|context_length_exceeded|is too large|prompt is too long|maximum allowed number of output|exceeds the maximum number of tokens/i.test(
    body,
  )

const isWrongKey = (body: string): boolean => /API_KEY_INVALID|API key not valid/.test(body)
const isUnpaid = (body: string): boolean => /credit balance is too low/i.test(body)

function isFiltered(error: unknown): boolean {
  return statusOf(error) === 400 && /content[_ -]?filter|content management policy/i.test(bodyOf(error))
}

function bodyOf(error: unknown): string {
  const last = RetryError.isInstance(error) ? error.lastError : error
  return APICallError.isInstance(last) ? (last.responseBody ?? '') : ''
}

const brokenService = 'The AI service is having problems right now.'
const tooLong = 'The review and its context are too long for the AI service.'
const notAccepted = 'The AI service didn’t accept the request.'

const statusMessages: Record<number, string> = {
  401: 'The AI service didn’t accept our access key.',
  403: 'The AI service didn’t accept our access key.',
  404: 'The AI service doesn’t recognize the configured model or URL.',
  429: 'The AI service is busy, or its quota is used up.',
}
