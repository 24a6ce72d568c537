import { useEffect, useRef, type RefObject } from 'react'

/** What takes the place of the part that held the focus gets it, and is scrolled to. */
export function useArrivalFocus(what: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    const sheet = place.current?.closest('main')
    if (sheet) sheet.scrollTop = 0
  }, [what])
  return place
}
