import type { Range } from '@tanstack/react-virtual'
import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { isComplete, nextRows, type Span } from './drawn-rows.ts'

/** The rows to render: the visible ones first, the surrounding ones in later steps. */
export function useDrawnRows() {
  const [drawing] = useState(beginDrawing)
  // A new function makes the virtualizer compute the range again.
  const [rangeExtractor, setExtractor] = useState(drawing.extractor)
  return { rangeExtractor, drawing, goOn: () => startTransition(() => setExtractor(drawing.extractor)) }
}

/** Records the rendered rows, and continues until all needed rows are rendered. */
export function useDrawing(
  { drawing, goOn }: Pick<ReturnType<typeof useDrawnRows>, 'drawing' | 'goOn'>,
  items: readonly { index: number }[],
): void {
  useLayoutEffect(() => drawing.note(items))
  useEffect(() => {
    if (!drawing.isComplete()) goOn()
  })
}

function beginDrawing() {
  let drawn: Span | null = null
  let visible: Span | null = null
  let count = 0
  const extract = (range: Range): number[] => {
    visible = { from: range.startIndex, to: range.endIndex }
    count = range.count
    const { from, to } = nextRows(drawn, visible, count)
    return Array.from({ length: to - from + 1 }, (_, place) => from + place)
  }
  return {
    extractor: () => (range: Range) => extract(range),
    note: (items: readonly { index: number }[]): void => {
      const [first, last] = [items[0], items.at(-1)]
      drawn = first && last ? { from: first.index, to: last.index } : null
    },
    isComplete: (): boolean => !drawn || !visible || isComplete(drawn, visible, count),
  }
}
