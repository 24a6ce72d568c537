import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Offset of toasts above floating elements at the bottom of the page. */
export const toastLift = '--toast-lift'
const GAP_PX = 8

/** The heights of the elements that are shown; the last one is on top of the others. */
const heights = new Map<HTMLElement, number>()

/** For floating elements at the bottom: toasts stay above them while they are shown. */
export function useToastLift<T extends HTMLElement>(): RefObject<T | null> {
  const box = useRef<T>(null)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const measure = () => {
      heights.set(current, current.offsetHeight)
      lift()
    }
    measure()
    const resizes = new ResizeObserver(measure)
    resizes.observe(current)
    return () => {
      resizes.disconnect()
      // What it covered, such as the bar of a selection below an open review, is on top again.
      heights.delete(current)
      lift()
    }
  }, [])
  return box
}

function lift(): void {
  const { style } = document.documentElement
  const height = [...heights.values()].at(-1)
  if (height === undefined) style.removeProperty(toastLift)
  else style.setProperty(toastLift, `${height + GAP_PX}px`)
}
