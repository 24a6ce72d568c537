import type { Answer } from '../server/exchange.ts'
import { badParameter, ok } from './envelope.ts'

/**
 * A page of a list from an offset; `most` is TikTok's largest page size (`max_count` in its reference, as in
 * github.com/bububa/tiktok-business).
 */
export function pageOf(
  name: string,
  items: unknown[],
  given: Record<string, string>,
  { usual, most }: { usual: number; most: number },
): Answer {
  const count = Number(given['max_count'] ?? usual)
  const from = Number(given['cursor'] ?? 0)
  if (!Number.isInteger(count) || count < 1 || count > most) return badParameter(`max_count must be 1 to ${most}`)
  if (!Number.isInteger(from) || from < 0) return badParameter('cursor is not valid')
  const cursor = Math.min(from + count, items.length)
  return ok({ [name]: items.slice(from, cursor), cursor, has_more: cursor < items.length })
}

export const unixTime = (at: string): number => Math.floor(Date.parse(at) / 1000)
