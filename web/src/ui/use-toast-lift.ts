import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Offset of toasts above floating elements at the bottom of the page. */
export const toastLift = '--toast-lift'
const GAP_PX = 8

/** For floating elements at the bottom: toasts stay above them while they are shown. */
export function useToastLift<T extends HTMLElement>(): RefObject<T | null> {
  const box = useRef<T>(null)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const { style } = document.documentElement
    let own = ''
    const measure = () => {
      own = `${current.offsetHeight + GAP_PX}px`
      style.setProperty(toastLift, own)
    }
    measure()
    const resizes = new ResizeObserver(measure)
    resizes.observe(current)
    return () => {
      resizes.disconnect()
      // Another element may have taken its place.
      if (style.getPropertyValue(toastLift) === own) style.removeProperty(toastLift)
    }
  }, [])
  return box
}
