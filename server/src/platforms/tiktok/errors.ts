import { z } from 'zod'
import type { OutboundAnswer } from '../../outbound/receive-answer.ts'
import { retryAfterMs, shortened } from '../read-json.ts'
import { PlatformError, type PlatformProblem } from '../platform-error.ts'
import { readExact } from './exact-json.ts'

/** Everything that the API says comes in this; failures too, with HTTP 200. */
export interface Envelope {
  code: number
  message: string
  requestId: string | null
  data: unknown
}

export const partlyDone = 20_001

/** Null where the answer is no envelope. */
export function readEnvelope(answer: OutboundAnswer): Envelope | null {
  const parsed = envelopeShape.safeParse(readExact(answer.text))
  if (!parsed.success) return null
  const { code, message, request_id: requestId, data } = parsed.data
  return { code, message: message ?? '', requestId: requestId ?? null, data }
}

/** Whether the answer says that all went well, or part of it. */
export const isFine = (answer: OutboundAnswer, envelope: Envelope): boolean =>
  answer.status < 300 && (envelope.code === 0 || envelope.code === partlyDone)

/** `now` decides when a day's limit is over. */
export function toPlatformError(answer: OutboundAnswer, now: Date = new Date()): PlatformError {
  const problem = problemOf(answer)
  return new PlatformError(problem, reasonOf(answer), problem === 'rate-limited' ? waitOf(answer, now) : null)
}

export function problemOf(answer: OutboundAnswer): PlatformProblem {
  const envelope = readEnvelope(answer)
  return envelope && envelope.code !== 0 ? problemOfCode(envelope) : problemOfStatus(answer.status)
}

export function problemOfStatus(status: number): PlatformProblem {
  if (status === 401) return 'expired'
  if (status === 403) return 'reduced'
  if (status === 404 || status === 405) return 'invalid'
  if (status === 429) return 'rate-limited'
  if (status < 400 || status === 408 || status >= 500) return 'unavailable'
  return 'invalid'
}

/** What it says, with the number that TikTok's support asks for. */
export function reasonOf(answer: OutboundAnswer): string {
  const envelope = readEnvelope(answer)
  if (!envelope) return `TikTok answered ${answer.status} with something that is not JSON`
  const { code, message, requestId } = envelope
  const words = shortened(message).slice(0, 200) || 'TikTok refused'
  return `${words} (TikTok ${code === 0 ? answer.status : code}${requestId ? `, request ${requestId}` : ''})`
}

// No header names a time: a minute's limit is lifted after five, a day's at midnight UTC.
function waitOf(answer: OutboundAnswer, now: Date): number {
  const told = retryAfterMs(answer)
  if (told !== null) return told
  if (!/\b(day|daily|QPD)\b/i.test(readEnvelope(answer)?.message ?? '')) return 5 * 60_000
  return dayMs - (now.getTime() % dayMs)
}

function problemOfCode({ code, message }: Envelope): PlatformProblem {
  if (code === 40_100) return 'rate-limited'
  if (deadTokens.has(code)) return 'expired'
  if (code === 40_001) return 'reduced'
  if (code === 40_002 && /not exist|not found|deleted|no longer/i.test(message)) return 'not-found'
  if (code >= 50_000 || code === partlyDone) return 'unavailable'
  return 'invalid'
}

const dayMs = 86_400_000
/** Missing, invalid, run out or taken away: one refresh tells which. */
const deadTokens = new Set([40_102, 40_104, 40_105])

const envelopeShape = z.object({
  code: z.coerce.number().int(),
  message: z.string().nullish().catch(null),
  request_id: z.string().nullish().catch(null),
  data: z.unknown().optional(),
})
