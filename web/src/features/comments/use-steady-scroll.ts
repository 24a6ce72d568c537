import type { Virtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef } from 'react'

/** Keeps what is read where it is when rows come or go above it; with the list's top in view new rows may show. */
export function useSteadyScroll(list: Virtualizer<HTMLElement, Element>, rows: readonly { _id: string }[]): void {
  const shown = useRef({ rows, anchors: [] as { id: string; start: number }[] })
  useLayoutEffect(() => {
    const sheet = list.scrollElement
    if (!sheet) return
    if (shown.current.rows !== rows) {
      const starts = new Map(rows.map((row, index) => [row._id, list.measurementsCache[index]?.start]))
      const anchor = shown.current.anchors.find(({ id }) => starts.has(id))
      const moved = anchor ? (starts.get(anchor.id) ?? anchor.start) - anchor.start : 0
      if (moved !== 0) sheet.scrollBy(0, moved)
    }
    const seen = list.getVirtualItems().filter((item) => item.end > sheet.scrollTop)
    const isScrolled = (seen[0]?.start ?? 0) < sheet.scrollTop
    const anchors = seen.flatMap(({ index, start }) => (rows[index] ? [{ id: rows[index]._id, start }] : []))
    shown.current = { rows, anchors: isScrolled ? anchors : [] }
  })
}
