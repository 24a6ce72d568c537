import type { OutboundAnswer } from '../../outbound/receive-answer.ts'
import { readJson, retryAfterMs, shortened } from '../read-json.ts'
import { PlatformError, type PlatformProblem } from '../platform-error.ts'

/** What an error status means, with the platform's own message. */
export function problemOf(status: number): PlatformProblem {
  if (status === 401) return 'revoked'
  if (status === 403) return 'reduced'
  if (status === 404) return 'not-found'
  if (status === 429) return 'rate-limited'
  // 408 means that the request arrived incomplete. A redirect is not followed, so nothing was requested.
  if (status < 400 || status === 408 || status >= 500) return 'unavailable'
  return 'invalid'
}

/** A success can contain an error; then the outcome is unknown. */
export const holdsError = (answer: OutboundAnswer): boolean => answer.status < 300 && saidIn(answer) !== null

export function toPlatformError(answer: OutboundAnswer): PlatformError {
  const problem = holdsError(answer) ? 'unavailable' : problemOf(answer.status)
  return new PlatformError(problem, reasonOf(answer), retryAfterMs(answer))
}

/** The platform's own text, up to 300 characters, or the bare status. */
export function reasonOf(answer: OutboundAnswer): string {
  return shortened(saidIn(answer) ?? '') || `Judge.me returned ${answer.status}`
}

function saidIn(answer: OutboundAnswer): string | null {
  const body = readJson(answer.text)
  if (typeof body !== 'object' || body === null) return null
  for (const name of ['error', 'errors', 'error_description', ...(answer.status < 300 ? [] : ['message'])]) {
    const value: unknown = Reflect.get(body, name)
    if (typeof value === 'string' && value.trim()) return value
    if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  }
  return null
}
