import type { OutboundAnswer } from '../outbound/receive-answer.ts'

/** Undefined if the text is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `Retry-After` as seconds or a date, never negative; null if the platform didn't say. */
export function retryAfterMs(answer: OutboundAnswer): number | null {
  const given = answer.headers['retry-after']?.trim()
  if (!given) return null
  const wait = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - answer.receivedAt.getTime()
  return Number.isFinite(wait) ? Math.max(0, wait) : null
}

/** The platform's message on one line of at most 300 characters. */
export const shortened = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 300)
