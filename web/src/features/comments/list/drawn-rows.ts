/** A range of rows, both ends included. */
export interface Span {
  from: number
  to: number
}

const OVERSCAN = 6
const AT_ONCE = 5

/**
 * The rows to render next: the visible ones, then six more on either side. After a jump, rendering them all together
 * would block the page, so each step adds at most five rows. The first render has no limit.
 */
export function nextRows(drawn: Span | null, visible: Span, count: number): Span {
  if (!drawn) return visible
  const wish = wished(visible, count)
  const start = keptOf(drawn, visible, wish) ?? leap(drawn, visible)
  const seen = grow(start, visible, AT_ONCE)
  const left = AT_ONCE - (lengthOf(seen) - lengthOf(start))
  return grow(seen, wish, left)
}

export const isComplete = (drawn: Span, visible: Span, count: number): boolean => {
  const wish = wished(visible, count)
  return drawn.from === wish.from && drawn.to === wish.to
}

/** The rendered rows that are still needed, or null if they don’t reach the visible ones. */
function keptOf(drawn: Span, visible: Span, wish: Span): Span | null {
  const kept = { from: Math.max(drawn.from, wish.from), to: Math.min(drawn.to, wish.to) }
  return kept.from <= kept.to && kept.from <= visible.to + 1 && kept.to >= visible.from - 1 ? kept : null
}

/** An empty span at the edge of the visible rows that the user reads first. */
const leap = (drawn: Span, visible: Span): Span =>
  drawn.from > visible.to ? { from: visible.to + 1, to: visible.to } : { from: visible.from, to: visible.from - 1 }

/** Extends the span toward a wider one by at most `most` rows, below first. */
function grow(span: Span, wider: Span, most: number): Span {
  const below = Math.min(Math.max(wider.to - span.to, 0), most)
  const above = Math.min(Math.max(span.from - wider.from, 0), most - below)
  return { from: span.from - above, to: span.to + below }
}

const wished = ({ from, to }: Span, count: number): Span => ({
  from: Math.max(from - OVERSCAN, 0),
  to: Math.min(to + OVERSCAN, count - 1),
})

const lengthOf = ({ from, to }: Span): number => to - from + 1
