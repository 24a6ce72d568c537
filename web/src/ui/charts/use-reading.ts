import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'

/** The point being read: hovered, touched, or reached with arrow keys. */
export function useReading(xs: readonly number[], onPick?: (n: number) => void) {
  const [requested, setAt] = useState<number | null>(null)
  const at = requested === null || xs.length === 0 ? null : Math.min(requested, xs.length - 1)
  const pressedAt = useRef<number | null>(null)
  const under = (event: MouseEvent<HTMLElement>): number | null =>
    nearest(xs, event.clientX - event.currentTarget.getBoundingClientRect().left)
  return {
    at,
    handlers: {
      onKeyDown(event: KeyboardEvent) {
        const to = stepTo(event.key, at, xs.length)
        if (to !== undefined) {
          event.preventDefault()
          setAt(to)
        }
        if (event.key !== 'Enter' || at === null) return
        event.preventDefault()
        onPick?.(at)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => setAt(under(event)),
      onPointerDown() {
        pressedAt.current = at
      },
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setAt(null),
      onBlur: () => setAt(null),
      onClick(event: MouseEvent<HTMLElement>) {
        const hit = under(event)
        // The first tap reads; a second tap on the same point opens it.
        if (hit !== null && hit === pressedAt.current) onPick?.(hit)
        setAt(hit)
      },
    },
  }
}

function nearest(xs: readonly number[], x: number): number | null {
  let best: number | null = null
  for (const [n, other] of xs.entries()) {
    if (best === null || Math.abs(other - x) < Math.abs((xs[best] ?? 0) - x)) best = n
  }
  return best
}

function stepTo(key: string, at: number | null, length: number): number | null | undefined {
  const last = length - 1
  if (last < 0) return undefined
  if (key === 'ArrowRight') return at === null ? 0 : Math.min(last, at + 1)
  if (key === 'ArrowLeft') return at === null ? last : Math.max(0, at - 1)
  if (key === 'Home') return 0
  if (key === 'End') return last
  return key === 'Escape' && at !== null ? null : undefined
}
