import type { Virtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef } from 'react'

/** Keeps visible rows in place when rows above appear or disappear, unless the list is scrolled to its top. */
export function useSteadyScroll(list: Virtualizer<HTMLElement, Element>, rows: readonly { _id: string }[]): void {
  const shown = useRef({ rows, anchors: [] as Anchor[] })
  useLayoutEffect(() => {
    const sheet = list.scrollElement
    if (!sheet) return
    if (shown.current.rows !== rows) {
      const moved = movedBy(list, rows, shown.current.anchors)
      if (moved !== 0) sheet.scrollBy(0, moved)
    }
    // Reading `scrollTop` would force a layout of the whole page.
    const top = list.scrollOffset ?? 0
    const seen = list.getVirtualItems().filter((item) => item.end > top)
    const isScrolled = (seen[0]?.start ?? 0) < top
    const anchors = seen.flatMap(({ index, start }) => (rows[index] ? [{ id: rows[index]._id, index, start }] : []))
    shown.current = { rows, anchors: isScrolled ? anchors : [] }
  })
}

interface Anchor {
  id: string
  index: number
  start: number
}

/** How far the first visible row that still exists has moved. Only the visible rows are looked up, not all rows. */
function movedBy(
  list: Virtualizer<HTMLElement, Element>,
  rows: readonly { _id: string }[],
  anchors: readonly Anchor[],
): number {
  for (const { id, index, start } of anchors) {
    const now = rows[index]?._id === id ? index : rows.findIndex((row) => row._id === id)
    if (now >= 0) return (list.measurementsCache[now]?.start ?? start) - start
  }
  return 0
}
