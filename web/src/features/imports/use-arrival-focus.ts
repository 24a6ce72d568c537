import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves focus to new content when it replaces the part that had focus, and scrolls to the top. When only its state
 * changes, the focus moves if it was on a control that is gone.
 */
export function useArrivalFocus(what: string, state = ''): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    const sheet = place.current?.closest('main')
    if (sheet) sheet.scrollTop = 0
  }, [what])
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [state])
  return place
}
