import type { OutsideAnswer } from '../../outside/send-request.ts'
import { PlatformError, type PlatformProblem } from '../platform.ts'

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
  const said = saidIn(answer)?.replace(/\s+/g, ' ').trim()
  return said ? said.slice(0, 300) : `Judge.me answered ${answer.status}`
}

/** Seconds or a date, never negative; null when the platform did not say. */
export function retryAfterMs(answer: OutsideAnswer, now: number = Date.now()): number | null {
  const given = answer.headers['retry-after']?.trim()
  if (!given) return null
  const wait = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - now
  return Number.isFinite(wait) ? Math.max(0, wait) : null
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

/** Undefined for anything that is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
