import type { OutsideAnswer } from '../../outside/send-request.ts'
import { readJson, retryAfterMs, shortened } from '../read-json.ts'
import { PlatformError, type PlatformProblem } from '../service.ts'

/** What a status that is no success says; the platform's own words go with it. */
export function problemOf(status: number): PlatformProblem {
  if (status === 401 || status === 403) return 'revoked'
  if (status === 404) return 'not-found'
  if (status === 429) return 'rate-limited'
  // 408 means that the request never came whole; a redirect is not followed, so nothing was asked.
  if (status < 400 || status === 408 || status >= 500) return 'unavailable'
  return 'invalid'
}

export function toPlatformError(answer: OutsideAnswer): PlatformError {
  return new PlatformError(problemOf(answer.status), reasonOf(answer), retryAfterMs(answer))
}

/** The platform's own text in at most 300 characters, or the bare status. */
export function reasonOf(answer: OutsideAnswer): string {
  return shortened(saidIn(answer) ?? '') || `Judge.me answered ${answer.status}`
}

function saidIn(answer: OutsideAnswer): string | null {
  const body = readJson(answer.text)
  if (typeof body !== 'object' || body === null) return null
  for (const name of ['error', 'errors', 'message', 'error_description']) {
    const value: unknown = Reflect.get(body, name)
    if (typeof value === 'string' && value.trim()) return value
    if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  }
  return null
}
