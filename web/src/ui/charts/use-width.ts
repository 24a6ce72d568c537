import { useCallback, useState } from 'react'

/** Width of an element in px, updated on resize; 0 until known. */
export function useWidth(): { width: number; measure: (element: HTMLElement | null) => (() => void) | undefined } {
  const [width, setWidth] = useState(0)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const note = () => setWidth(Math.round(element.clientWidth))
    note()
    const observer = new ResizeObserver(note)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { width, measure }
}
