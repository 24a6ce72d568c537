/** Rows from one place to another, both drawn. */
export interface Span {
  from: number
  to: number
}

const BESIDE = 6
const AT_ONCE = 5

/**
 * The rows to draw next: the visible ones, then six beside them on either side. What is drawn already stays, and only
 * a few are added at once: after a leap all of them would hold up the page. The first time nothing holds it up.
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

/** What is drawn and still wanted, where it reaches what is visible. */
function keptOf(drawn: Span, visible: Span, wish: Span): Span | null {
  const kept = { from: Math.max(drawn.from, wish.from), to: Math.min(drawn.to, wish.to) }
  return kept.from <= kept.to && kept.from <= visible.to + 1 && kept.to >= visible.from - 1 ? kept : null
}

/** Nothing drawn yet, at the end of the visible rows that is read first. */
const leap = (drawn: Span, visible: Span): Span =>
  drawn.from > visible.to ? { from: visible.to + 1, to: visible.to } : { from: visible.from, to: visible.from - 1 }

/** Towards a wider span by so many rows at most, those below first. */
function grow(span: Span, wider: Span, most: number): Span {
  const below = Math.min(Math.max(wider.to - span.to, 0), most)
  const above = Math.min(Math.max(span.from - wider.from, 0), most - below)
  return { from: span.from - above, to: span.to + below }
}

const wished = ({ from, to }: Span, count: number): Span => ({
  from: Math.max(from - BESIDE, 0),
  to: Math.min(to + BESIDE, count - 1),
})

const lengthOf = ({ from, to }: Span): number => to - from + 1
