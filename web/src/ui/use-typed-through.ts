import { useRef, type KeyboardEvent } from 'react'
import { TIME_TO_READ_MS } from '../lib/time-to-read.ts'

/**
 * A question may appear while the user types into something else: until typing has paused, Space and Enter press none of
 * its buttons.
 */
export function useTypedThrough() {
  const lastAt = useRef(0)
  return {
    /** For onOpenAutoFocus. */
    onOpen: () => {
      lastAt.current = performance.now()
    },
    /** For onKeyDownCapture. */
    onKey: (event: KeyboardEvent) => {
      const presses = event.key === ' ' || event.key === 'Enter'
      if (!presses && event.key.length !== 1) return
      const now = performance.now()
      if (presses && event.target instanceof HTMLButtonElement && now - lastAt.current < TIME_TO_READ_MS)
        event.preventDefault()
      lastAt.current = now
    },
  }
}
