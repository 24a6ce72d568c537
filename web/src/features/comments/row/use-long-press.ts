import { useRef, type MouseEvent, type PointerEvent } from 'react'

const LONG_MS = 450
const MOVED_PX = 8

/** Handlers for a press of half a second with a finger; the click that ends it is swallowed. */
export function useLongPress(action: (() => void) | undefined) {
  const press = useRef<{ timer: number; x: number; y: number } | null>(null)
  const fired = useRef(false)
  if (!action) return {}
  const end = () => {
    if (press.current) window.clearTimeout(press.current.timer)
    press.current = null
  }
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      fired.current = false
      if (pointerType !== 'touch') return
      const fire = () => {
        fired.current = true
        action()
      }
      press.current = { timer: window.setTimeout(fire, LONG_MS), x, y }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = press.current
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > MOVED_PX) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      if (!fired.current) return
      fired.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    // A browser's own menu for a long press would cover the list.
    onContextMenu: (event: MouseEvent) => {
      if (press.current || fired.current) event.preventDefault()
    },
  }
}
