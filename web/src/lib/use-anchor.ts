import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * Moves to the heading that the URL names, once the articles are there: the page loads after the URL changes, so the
 * browser's own jump finds nothing. The heading takes focus, so that Tab continues from there.
 */
export function useAnchor(isShown: boolean): { hash: string; moveAgain: () => void } {
  const hash = useLocation({ select: (location) => location.hash })
  const reached = useRef('')
  useEffect(() => {
    if (!isShown || reached.current === hash) return
    reached.current = hash
    const heading = hash ? document.getElementById(decodeURIComponent(hash)) : null
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }, [hash, isShown])
  // Clearing a search doesn't move; opening a result does, even if the URL already names it.
  return { hash, moveAgain: () => void (reached.current = '') }
}
