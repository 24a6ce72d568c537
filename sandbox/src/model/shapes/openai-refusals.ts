import { json, type Answer } from '../../server/exchange.ts'
import { MOST_TOKENS, type RefusedField, type Refusal } from './shape.ts'

/** Errors in OpenAI's wording; Azure, Mistral and others with Chat Completions use the same format. */
export function openaiRefusal(why: Refusal, about = ''): Answer {
  const [status, message, type, code] = refusals[why](about)
  return json(status, { error: { message, type, param: null, code } }, why === 'throttled' ? LIMITS : {})
}

export const openaiField = (field: RefusedField): Answer =>
  json(400, { error: { ...field, type: 'invalid_request_error' } })

type Said = [status: number, message: string, type: string, code: string | null]

const refusals: Record<Refusal, (about: string) => Said> = {
  'no-key': () => [401, 'No API key was provided', 'invalid_request_error', 'invalid_api_key'],
  // platform.openai.com/docs/guides/error-codes.
  'wrong-key': (about) => [
    401,
    `Incorrect API key provided: ${about}. You can find your API key at https://platform.openai.com/account/api-keys.`,
    'invalid_request_error',
    'invalid_api_key',
  ],
  'unknown-address': () => [404, 'Unknown request URL', 'invalid_request_error', null],
  // Wording as reported in github.com/shobrook/wut/issues/14.
  'unknown-model': (about) => [
    404,
    `The model \`${about}\` does not exist or you do not have access to it.`,
    'invalid_request_error',
    'model_not_found',
  ],
  throttled: () => [429, 'Rate limit reached for requests', 'requests', 'rate_limit_exceeded'],
  'too-long': (about) => [
    400,
    `This model's maximum context length is ${MOST_TOKENS.openai} tokens. However, your messages resulted in ${about} tokens. Please reduce the length of the messages.`,
    'invalid_request_error',
    'context_length_exceeded',
  ],
  broken: (about) => [400, about, 'invalid_request_error', null],
}

// platform.openai.com/docs/guides/rate-limits, "Rate limits in headers".
const LIMITS = {
  'retry-after': '1',
  'x-ratelimit-limit-requests': '60',
  'x-ratelimit-remaining-requests': '0',
  'x-ratelimit-reset-requests': '1s',
}
