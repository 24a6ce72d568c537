import { z } from 'zod'
import type { OutboundAnswer } from '../../outbound/receive-answer.ts'
import { readJson, retryAfterMs, shortened } from '../read-json.ts'
import { PlatformError, type PlatformProblem } from '../platform-error.ts'
import { usageOf } from './usage.ts'

/** The error format of Meta's Graph API. Its code decides; the HTTP status varies. */
export interface GraphError {
  code: number
  subcode: number | null
  message: string
  transient: boolean
}

/** Null if the body has no error. A 200 can contain one. */
export function readGraphError(answer: OutboundAnswer): GraphError | null {
  const parsed = bodyShape.safeParse(readJson(answer.text))
  if (!parsed.success) return null
  const { error } = parsed.data
  return {
    code: error.code,
    subcode: error.error_subcode,
    message: shortened(error.error_user_msg ?? error.message ?? `error ${error.code}`),
    transient: error.is_transient,
  }
}

export function problemOfError({ code, subcode, transient }: GraphError): PlatformProblem {
  if (rateCodes.has(code) || (code >= 80_000 && code <= 80_014)) return 'rate-limited'
  if (code === 102 || code === 190) return 'revoked'
  if (code === 3 || code === 10 || (code >= 200 && code <= 299)) return 'reduced'
  if (awayCodes.has(code) || transient) return 'unavailable'
  if (code === 803 || (code === 100 && subcode === 33)) return 'not-found'
  return 'invalid'
}

/** What a status means if the body has no error. */
export function problemOfStatus(status: number): PlatformProblem {
  if (status === 401) return 'revoked'
  if (status === 403) return 'reduced'
  if (status === 404) return 'not-found'
  if (status === 429) return 'rate-limited'
  if (status < 400 || status === 408 || status >= 500) return 'unavailable'
  return 'invalid'
}

/** `name` is the platform's, for errors without their own message. */
export function toPlatformError(answer: OutboundAnswer, name: string): PlatformError {
  const error = readGraphError(answer)
  const problem = error ? problemOfError(error) : problemOfStatus(answer.status)
  return new PlatformError(problem, reasonOf(answer, name), problem === 'rate-limited' ? waitOf(answer) : null)
}

/** For users: what the error means if we know it, and the platform's own message. */
export function reasonOf(answer: OutboundAnswer, name: string): string {
  const error = readGraphError(answer)
  if (!error) return oldForm(answer) ?? `${name} returned ${answer.status}`
  const meaning = error.code === 190 ? deadTokens[error.subcode ?? 0] : undefined
  return meaning === undefined ? error.message : shortened(`${meaning} (${name} says: ${error.message})`)
}

/** How long the platform asks us to wait, or null if it didn't say. */
export function waitOf(answer: OutboundAnswer): number | null {
  return usageOf(answer).regainMs ?? retryAfterMs(answer)
}

// Instagram's token endpoint has its own error format.
function oldForm(answer: OutboundAnswer): string | null {
  const parsed = oldShape.safeParse(readJson(answer.text))
  return parsed.success ? shortened(parsed.data.error_message) : null
}

// 613 and 4 count calls, 17 and 32 those of a user or page, 130429 and 131056 messages.
const rateCodes = new Set([4, 17, 32, 341, 613, 130_429, 131_056])

// 131000 and 131016 are WhatsApp's own.
const awayCodes = new Set([1, 2, 131_000, 131_016])

const deadTokens: Record<number, string> = {
  458: 'Our app was removed from the account.',
  459: 'Confirm the account on the platform first.',
  460: 'The account’s password was changed.',
  463: 'Access has expired.',
  464: 'Confirm the account on the platform first.',
  467: 'Access is no longer valid.',
}

const bodyShape = z.object({
  error: z.object({
    message: z.string().nullish().catch(null),
    code: z.coerce.number().int().catch(0),
    error_subcode: z.number().int().nullable().catch(null).default(null),
    error_user_msg: z.string().min(1).nullish().catch(null),
    is_transient: z.boolean().catch(false).default(false),
  }),
})
const oldShape = z.object({ error_message: z.string().min(1) })
