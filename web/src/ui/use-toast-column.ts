import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Where toasts are if they are not in the corner of the window. */
export const toastRight = '--toast-right'
export const toastWidth = '--toast-width'
export const TOAST_WIDTH_PX = 356
const MARGIN_PX = 16

/** Toasts lie over the foot of this column, so that what is next to it stays in view. */
export function useToastColumn<T extends HTMLElement>(): RefObject<T | null> {
  const box = useRef<T>(null)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const { style } = document.documentElement
    const measure = () => {
      const { right, width } = current.getBoundingClientRect()
      style.setProperty(toastRight, `${document.documentElement.clientWidth - right + MARGIN_PX}px`)
      style.setProperty(toastWidth, `${Math.min(TOAST_WIDTH_PX, width - 2 * MARGIN_PX)}px`)
    }
    measure()
    const resizes = new ResizeObserver(measure)
    resizes.observe(current)
    resizes.observe(document.documentElement)
    return () => {
      resizes.disconnect()
      style.removeProperty(toastRight)
      style.removeProperty(toastWidth)
    }
  }, [])
  return box
}
