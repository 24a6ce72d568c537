import { useEffect } from 'react'
import { LEAST_TIME_ON_SCREEN_MS } from './least-time-on-screen.ts'

/** Since when each comment’s reply has been on screen. */
const since = new Map<string, number>()

/** Notes that a comment’s reply is on screen, while `isWhole`: a text that is still being generated begins when it ends. */
export function useOnScreen(commentId: string, isWhole: boolean): void {
  useEffect(() => {
    if (!isWhole) return
    since.set(commentId, performance.now())
    return () => void since.delete(commentId)
  }, [commentId, isWhole])
}

/**
 * Whether the reply has been on screen for long enough to be sent. Otherwise a key that is pressed twice, or a double tap
 * on “Send and next”, would send the next reply unread.
 */
export const isSeen = (commentId: string): boolean =>
  performance.now() - (since.get(commentId) ?? Infinity) >= LEAST_TIME_ON_SCREEN_MS
