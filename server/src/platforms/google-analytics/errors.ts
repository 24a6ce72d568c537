import { z } from 'zod'
import type { OutboundAnswer } from '../../outbound/receive-answer.ts'
import { readJson, retryAfterMs, shortened } from '../read-json.ts'
import { PlatformError, type PlatformProblem } from '../platform-error.ts'

/** The JSON of a success. Throws `PlatformError` for everything else. */
export function bodyOf(answer: OutboundAnswer): unknown {
  if (answer.status >= 300) throw toPlatformError(answer)
  const body = readJson(answer.text)
  if (body === undefined) throw new PlatformError('unavailable', 'Google returned something that isn’t JSON')
  return body
}

function toPlatformError(answer: OutboundAnswer): PlatformError {
  const error = errorShape.safeParse(readJson(answer.text)).data?.error
  const problem = problemOf(answer.status, error)
  const message = shortened(error?.message ?? '') || `Google returned ${answer.status}`
  const wait = problem === 'rate-limited' ? (retryAfterMs(answer) ?? quotaWaitMs(message, answer.receivedAt)) : null
  return new PlatformError(problem, message, wait)
}

function problemOf(status: number, error: GoogleError | undefined): PlatformProblem {
  if (status === 429 || error?.status === 'RESOURCE_EXHAUSTED') return 'rate-limited'
  if (status === 401) return 'expired'
  // The API is not enabled in our own Google project, so the merchant can't fix it.
  if (status === 403) return error?.details.some(({ reason }) => reason === 'SERVICE_DISABLED') ? 'invalid' : 'reduced'
  if (status === 404) return 'not-found'
  if (status === 408 || status >= 500 || status < 400) return 'unavailable'
  return 'invalid'
}

/**
 * No header says when. Hourly quotas reset on the hour, daily ones at midnight in California (8:00 UTC at the latest).
 */
function quotaWaitMs(message: string, now: Date): number | null {
  if (/concurrent/i.test(message)) return null
  if (!/\bday\b|daily/i.test(message)) return hourMs - (now.getTime() % hourMs)
  return dayMs - ((now.getTime() - 8 * hourMs) % dayMs)
}

/** Errors of the token endpoint, which have their own format. */
export function tokenBodyOf(answer: OutboundAnswer): unknown {
  const body = readJson(answer.text)
  if (answer.status < 300 && body !== undefined) return body
  const parsed = tokenErrorShape.safeParse(body).data
  const words = shortened(parsed?.error_description ?? parsed?.error ?? '') || `Google returned ${answer.status}`
  if (answer.status < 300 || answer.status >= 500) throw new PlatformError('unavailable', words)
  if (answer.status === 429) throw new PlatformError('rate-limited', words, retryAfterMs(answer))
  throw new PlatformError(parsed?.error === 'invalid_grant' ? 'revoked' : 'invalid', words)
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

type GoogleError = z.infer<typeof errorShape>['error']

const errorShape = z.object({
  error: z.object({
    message: z.string().nullish().catch(null),
    status: z.string().nullish().catch(null),
    details: z
      .array(z.object({ reason: z.string().nullish().catch(null) }))
      .catch([])
      .default([]),
  }),
})
const tokenErrorShape = z.object({
  error: z.string().nullish().catch(null),
  error_description: z.string().nullish().catch(null),
})
