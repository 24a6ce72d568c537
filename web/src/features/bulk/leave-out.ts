import type { BulkQuote } from '@bizamply/contract/bulk'

/** What is chosen in the dialog. */
export interface Choices {
  includeCritical?: boolean | undefined
  exceptIds?: string[] | undefined
}

/** A quote with the choices that it was calculated for. */
export interface Quoted extends BulkQuote {
  quotedFor: Choices
}

/** What is shown of what will be sent, and how many replies aren’t. */
export function splitOf({ count, previews }: BulkQuote, exceptIds: readonly string[]) {
  const sent = previews.filter(({ commentId }) => !exceptIds.includes(commentId))
  return { previews, rest: Math.max(0, count - sent.length) }
}

/**
 * The quote for what is left out now, until the server has calculated it; null if only the server knows: critical
 * reviews were included or left out, or there was nothing to derive a price from.
 */
export function adjustQuote(quote: Quoted, { includeCritical, exceptIds = [] }: Choices): Quoted | null {
  const { quotedFor, previews, count, credits } = quote
  const [before, now] = [new Set(quotedFor.exceptIds), new Set(exceptIds)]
  const changed = previews.filter(({ commentId }) => before.has(commentId) !== now.has(commentId))
  if (quotedFor.includeCritical !== includeCritical) return null
  if (changed.length === 0) return quote
  if (count === 0) return null
  const after = changed.reduce((sum, { commentId }) => sum + (now.has(commentId) ? -1 : 1), count)
  return { ...quote, count: after, credits: (credits / count) * after }
}
