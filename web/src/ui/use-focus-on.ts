import { useEffect, useRef, type RefObject } from 'react'

/** Focuses an element when it appears, in place of the focused one that it replaces. */
export function useFocusOn<Element extends HTMLElement = HTMLButtonElement>(isDue = true): RefObject<Element | null> {
  const element = useRef<Element>(null)
  useEffect(() => {
    if (isDue && document.activeElement === document.body) element.current?.focus()
  }, [isDue])
  return element
}
