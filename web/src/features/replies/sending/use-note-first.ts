import type { Comment } from '@bizamply/contract/comments'
import { useState } from 'react'
import { TIME_TO_READ_MS } from '../../../lib/time-to-read.ts'
import { useConfirmedClaims } from '../reply-store.ts'
import { showCaution, unreadCautions } from './cautions.ts'

/**
 * For a footer that can cover the note to read: the button that sends first brings the note on screen, and sends when it's
 * pressed again. `show`: brings a hidden note on screen.
 */
export function useNoteFirst(commentId: string, spans: Comment['spans'], show?: () => void) {
  const unread = unreadCautions(spans, useConfirmedClaims(commentId))
  const [shown, setShown] = useState<{ note: string; at: number } | null>(null)
  const note = unread.map(({ reason }) => reason).join('\n')
  const isShown = shown?.note === note
  return {
    count: unread.length,
    /** It was brought on screen, and the next press sends. */
    isShown: isShown && note !== '',
    /** True if it was brought on screen instead. A double tap is one press. */
    holdsBack: (): boolean => {
      if (note === '') return false
      if (isShown) return performance.now() - shown.at < TIME_TO_READ_MS
      if (!showCaution(show)) return false
      setShown({ note, at: performance.now() })
      return true
    },
  }
}

export type NoteFirst = ReturnType<typeof useNoteFirst>
