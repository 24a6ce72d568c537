interface Span {
  start: number
  end: number
  kind: string
}

/** About the review and not about words of the reply. */
export const isOfReview = ({ kind }: Pick<Span, 'kind'>): boolean => kind === 'risk' || kind === 'caution'

/** A mark stays while its text stays, wherever it moves. Text that a person typed isn't marked. */
export function keepSpans<Kept extends Span>(before: string, spans: readonly Kept[], after: string): Kept[] {
  return spans.flatMap((span) => {
    const words = before.slice(span.start, span.end)
    const start = words ? after.indexOf(words) : -1
    return start < 0 ? [] : [{ ...span, start, end: start + words.length }]
  })
}
