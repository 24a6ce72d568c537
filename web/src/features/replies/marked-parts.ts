import type { Comment } from '@bizamply/contract/comments'

type Span = Comment['spans'][number]

export interface Part {
  start: number
  text: string
  span: Span | null
}

/** Splits a reply at its marks without losing text; overlapping and invalid marks are ignored. */
export function markedParts(text: string, spans: readonly Span[]): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    if (span.start < at || span.end > text.length || span.end <= span.start) continue
    if (span.start > at) parts.push({ start: at, text: text.slice(at, span.start), span: null })
    parts.push({ start: span.start, text: text.slice(span.start, span.end), span })
    at = span.end
  }
  if (at < text.length || parts.length === 0) parts.push({ start: at, text: text.slice(at), span: null })
  return parts
}

/** Keeps marks whose words are still in the text, wherever they moved, as the server does. */
export function stillMarked<Marked extends { start: number; end: number }>(
  before: string,
  spans: readonly Marked[],
  after: string,
): Marked[] {
  return spans.flatMap((span) => {
    const words = before.slice(span.start, span.end)
    const start = words ? after.indexOf(words) : -1
    return start < 0 ? [] : [{ ...span, start, end: start + words.length }]
  })
}
