import { useLayoutEffect, useRef, type RefObject } from 'react'

/** How high the toasts above the foot of the page are, so that nothing that must be read is below them. */
export const toastRoom = '--toast-room'
/** Around the toasts. */
const GAPS_PX = 28
const NEXT_PX = 8
/** That many are seen: the first, and the edges of those behind it. */
export const SHOWN_TOASTS = 3

/** Measures the toasts within the element while they are collapsed to a stack; expanding it moves nothing. */
export function useToastRoom(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const { style } = document.documentElement
    const measure = () => {
      const list = current.querySelector<HTMLElement>('[data-sonner-toaster]')
      const count = Math.min(list?.children.length ?? 0, SHOWN_TOASTS)
      const first = Number.parseInt(list?.style.getPropertyValue('--front-toast-height') ?? '', 10)
      if (count === 0 || !first) style.removeProperty(toastRoom)
      else style.setProperty(toastRoom, `${first + GAPS_PX + (count - 1) * NEXT_PX}px`)
    }
    measure()
    const changes = new MutationObserver(measure)
    changes.observe(current, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] })
    return () => {
      changes.disconnect()
      style.removeProperty(toastRoom)
    }
  }, [])
  return box
}
