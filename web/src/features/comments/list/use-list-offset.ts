import { useLayoutEffect, useState, type RefObject } from 'react'
import { listScroller } from './list-scroller.ts'

/**
 * The distance from the top of the scroll container to the list. It changes when a notice above appears or disappears.
 */
export function useOffset(list: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const sheet = listScroller()
    if (!sheet) return
    const measure = () => {
      if (!list.current) return
      const top = list.current.getBoundingClientRect().top - sheet.getBoundingClientRect().top + sheet.scrollTop
      setOffset(Math.round(top))
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(sheet)
    const parts = new MutationObserver(measure)
    parts.observe(sheet, { childList: true })
    return () => {
      sizes.disconnect()
      parts.disconnect()
    }
  }, [list])
  return offset
}
