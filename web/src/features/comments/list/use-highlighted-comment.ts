import type { Comment } from '@bizamply/contract/comments'
import { useEffect, useState } from 'react'

const HIGHLIGHT_MS = 10_000
const SCROLL_AFTER_MS = 1000

/** The comment that a notification points at: scrolled to after a second, highlighted for ten. */
export function useHighlightedComment(comments: Comment[], highlight: string | undefined) {
  const [faded, setFaded] = useState<string | undefined>()
  const [target, setTarget] = useState<{ id: string } | null>(null)
  const isHere = highlight !== undefined && comments.some((comment) => comment._id === highlight)
  useEffect(() => {
    if (!highlight || !isHere) return
    const scroll = window.setTimeout(() => setTarget({ id: highlight }), SCROLL_AFTER_MS)
    const fade = window.setTimeout(() => setFaded(highlight), HIGHLIGHT_MS)
    return () => {
      window.clearTimeout(scroll)
      window.clearTimeout(fade)
    }
  }, [highlight, isHere])
  return { pointedAt: highlight === faded ? undefined : highlight, target }
}
