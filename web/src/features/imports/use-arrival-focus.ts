import { useEffect, useRef, type RefObject } from 'react'

/** Moves focus to new content when it replaces the part that had focus, and scrolls to the top. */
export function useArrivalFocus(what: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    const sheet = place.current?.closest('main')
    if (sheet) sheet.scrollTop = 0
  }, [what])
  return place
}
