import { z } from 'zod'
import type { OutboundAnswer } from '../../outbound/receive-answer.ts'
import { readJson, retryAfterMs, shortened } from '../read-json.ts'
import { PlatformError, type PlatformProblem } from '../platform-error.ts'
import type { Access } from '../access.ts'

/** What an error status means. */
export function problemOf(status: number): PlatformProblem {
  if (status === 401) return 'revoked'
  if (status === 403) return 'reduced'
  if (status === 404) return 'not-found'
  if (status === 429) return 'rate-limited'
  if (status < 400 || status === 408 || status >= 500) return 'unavailable'
  return 'invalid'
}

/** The effective status: a success can contain another status in its envelope. */
export function statusOf(answer: OutboundAnswer): number {
  const code = envelopeOf(answer)?.code ?? null
  return answer.status < 300 && code !== null && code >= 300 ? code : answer.status
}

export function toPlatformError(answer: OutboundAnswer, access: Access): PlatformError {
  return new PlatformError(problemOf(statusOf(answer)), reasonOf(answer, access), retryAfterMs(answer))
}

/** Yotpo's message without our token, or the bare status. An HTML page is not shown. */
export function reasonOf(answer: OutboundAnswer, access: Access): string {
  const message = envelopeOf(answer)?.message ?? ''
  return shortened(withoutToken(message, access)) || `Yotpo returned ${statusOf(answer)}`
}

// The token is in the URL, and a response may repeat the URL.
function withoutToken(message: string, { credentials: { token = '' } }: Access): string {
  if (token === '') return message
  return message.replaceAll(token, '***').replaceAll(encodeURIComponent(token), '***')
}

function envelopeOf(answer: OutboundAnswer): { code: number | null; message: string | null } | null {
  const parsed = envelopeShape.safeParse(readJson(answer.text))
  return parsed.success ? parsed.data.status : null
}

const envelopeShape = z.object({
  status: z.object({
    code: z.coerce.number().int().nullable().catch(null).default(null),
    message: z.string().nullable().catch(null).default(null),
  }),
})
