import { useEffect, useState } from 'react'
import { TIME_TO_READ_MS } from './time-to-read.ts'

/** The review that the last send opened, until its reply was on screen for long enough. */
let unread: string | null = null

/**
 * “Send and next” opens this review. Its reply can’t be sent at once: a key that is pressed twice, or a double tap, would
 * send it unread.
 */
export const readFirst = (commentId: string): void => {
  unread = commentId
}

export const isUnread = (commentId: string): boolean => unread === commentId

/** True until the reply, which is on screen from now on, was there for long enough to be sent. */
export function useReadFirst(commentId: string): boolean {
  const [read, setRead] = useState<string | null>(null)
  const waits = read !== commentId && isUnread(commentId)
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => {
      unread = null
      setRead(commentId)
    }, TIME_TO_READ_MS)
    return () => clearTimeout(timer)
  }, [waits, commentId])
  return waits
}
