import type { Comment } from '@bizamply/contract/comments'

type Spans = Comment['spans']

/** A mark stays while its words stay, wherever they moved, as the server will keep it. */
export function stillMarked(before: string, spans: Spans, after: string): Spans {
  return spans.flatMap((span) => {
    const words = before.slice(span.start, span.end)
    const start = words ? after.indexOf(words) : -1
    return start < 0 ? [] : [{ ...span, start, end: start + words.length }]
  })
}
