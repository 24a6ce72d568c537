import { useEffect, useRef, type RefObject } from 'react'
import { toPageTop } from '../../lib/page-top.ts'

/**
 * Moves focus to new content when it replaces the part that had focus, and scrolls to the top. When only its state
 * changes, the focus moves if it was on a control that is gone.
 */
export function useArrivalFocus(what: string, state = ''): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    toPageTop()
  }, [what])
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [state])
  return place
}
