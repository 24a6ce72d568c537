import { z } from 'zod'
import type { OutboundAnswer } from '../../outbound/receive-answer.ts'
import { retryAfterMs, shortened } from '../read-json.ts'
import { PlatformError, type PlatformProblem } from '../platform-error.ts'
import { readExact } from './exact-json.ts'

/** The envelope of every API response. Failures also have HTTP 200. */
export interface Envelope {
  code: number
  message: string
  requestId: string | null
  data: unknown
}

export const partlyDone = 20_001

/** Null if the response is not an envelope. */
export function readEnvelope(answer: OutboundAnswer): Envelope | null {
  const parsed = envelopeShape.safeParse(readExact(answer.text))
  if (!parsed.success) return null
  const { code, message, request_id: requestId, data } = parsed.data
  return { code, message: message ?? '', requestId: requestId ?? null, data }
}

/** Whether the response reports full or partial success. */
export const isFine = (answer: OutboundAnswer, envelope: Envelope): boolean =>
  answer.status < 300 && (envelope.code === 0 || envelope.code === partlyDone)

export function toPlatformError(answer: OutboundAnswer): PlatformError {
  const problem = problemOf(answer)
  return new PlatformError(problem, reasonOf(answer), problem === 'rate-limited' ? waitOf(answer) : null)
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

/** The message, with the request id that TikTok's support needs. */
export function reasonOf(answer: OutboundAnswer): string {
  const envelope = readEnvelope(answer)
  if (!envelope) return `TikTok returned ${answer.status} with something that isn’t JSON`
  const { code, message, requestId } = envelope
  const words = shortened(message).slice(0, 200) || 'TikTok refused'
  return `${words} (TikTok ${code === 0 ? answer.status : code}${requestId ? `, request ${requestId}` : ''})`
}

// No header says when. Wait five minutes for a per-minute limit, and until midnight UTC for a daily one.
function waitOf(answer: OutboundAnswer): number {
  const given = retryAfterMs(answer)
  if (given !== null) return given
  if (!/\b(day|daily|QPD)\b/i.test(readEnvelope(answer)?.message ?? '')) return 5 * 60_000
  return dayMs - (answer.receivedAt.getTime() % dayMs)
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
/** Missing, invalid, expired or revoked: one refresh shows which. */
const deadTokens = new Set([40_102, 40_104, 40_105])

const envelopeShape = z.object({
  code: z.coerce.number().int(),
  message: z.string().nullish().catch(null),
  request_id: z.string().nullish().catch(null),
  data: z.unknown().optional(),
})
