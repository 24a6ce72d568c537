import { useEffect, useState } from 'react'
import { TIME_TO_READ_MS } from '../../../lib/time-to-read.ts'

/** The review that the last send opened, until it was on screen for long enough. */
let unread: string | null = null

/**
 * “Send and next” opens this review. Its reply can’t be sent at once: a key that is pressed twice, or a double tap, would
 * send it unread.
 */
export const readFirst = (commentId: string): void => {
  unread = commentId
}

export const isUnread = (commentId: string): boolean => unread === commentId

export interface Appearance {
  /** The text is still being generated. */
  isBeingWritten?: boolean
  /** It was generated just before it appeared. */
  isNew?: boolean
}

/**
 * True until a reply that has just appeared was on screen for long enough to be acted on. One that the user opened can be
 * sent at once.
 */
export function useReadFirst(commentId: string, { isBeingWritten = false, isNew = false }: Appearance = {}): boolean {
  const [waits, setWaits] = useState(() => isNew || isUnread(commentId))
  const [wasBeingWritten, setWasBeingWritten] = useState(isBeingWritten)
  if (wasBeingWritten !== isBeingWritten) {
    setWasBeingWritten(isBeingWritten)
    if (!isBeingWritten) setWaits(true)
  }
  useEffect(() => {
    if (!waits || isBeingWritten) return
    const timer = setTimeout(() => {
      if (isUnread(commentId)) unread = null
      setWaits(false)
    }, TIME_TO_READ_MS)
    return () => clearTimeout(timer)
  }, [waits, isBeingWritten, commentId])
  return waits && TIME_TO_READ_MS > 0
}
