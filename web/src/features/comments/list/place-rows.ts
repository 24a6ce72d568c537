import type { Virtualizer } from '@tanstack/react-virtual'

/**
 * Moves the rows that are drawn to where they belong now. A row is measured just before the browser paints, and React
 * draws the others at their new places only after it: until then a row that grew would lie over the next one.
 */
export function placeRows(list: Virtualizer<HTMLElement, Element>): void {
  const height = `${list.getTotalSize()}px`
  for (const [key, row] of list.elementsCache) {
    const item = list.measurementsCache[list.indexFromElement(row)]
    if (item?.key !== key || !(row instanceof HTMLElement)) continue
    put(row, 'transform', placeOf(item, list.options.scrollMargin))
    if (row.parentElement) put(row.parentElement, 'height', height)
  }
}

function put({ style }: HTMLElement, property: 'transform' | 'height', value: string): void {
  if (style[property] !== value) style[property] = value
}

/** Where a row lies in the list, `offset` being where the list begins in what is scrolled. */
export const placeOf = ({ start }: { start: number }, offset: number): string => `translateY(${start - offset}px)`
