import type { Comment } from '@bizamply/contract/comments'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Jump } from '../../features/comments/list/comment-list.tsx'
import { listScroller } from '../../features/comments/list/list-scroller.ts'

/** Scrolls to the row of a review, first to the one that the URL opens. */
export function useJump(opened: string | undefined) {
  const [jump, setJump] = useState<Jump | null>(opened ? { id: opened } : null)
  /** Reviews opened on this screen that aren't in the URL yet, the latest last. Keys can be faster than the URL. */
  const here = useRef([opened])
  /** Scrolls to the row of a review and focuses it as soon as the list shows it. */
  const goToRow = (id: string) => setJump({ id, focusFrom: document.activeElement })
  /** The same wherever the focus is; without the row, the list gets the focus. */
  const focusRow = (id: string) => {
    listScroller()?.focus({ preventScroll: true })
    goToRow(id)
  }
  return {
    jump,
    goToRow,
    focusRow,
    /** `open`, without scrolling. */
    openHere: (open: (comment: Comment | null) => void) => (comment: Comment | null) => {
      here.current.push(comment?._id)
      open(comment)
    },
    /** Another review is open now: scrolls to its row, unless it was opened here or is highlighted, which scrolls later. */
    follow: (id: string | undefined, highlight: string | undefined) => {
      const isHere = here.current.includes(id)
      if (id && id !== highlight && !isHere) setJump({ id })
      if (!isHere || here.current.at(-1) === id) here.current = [id]
    },
  }
}

/** The palette, a link and Back can open a review whose row is out of sight, or in another list that loads first. */
export function useFollowedUrl(
  { opened, highlight }: { opened: string | undefined; highlight: string | undefined },
  isReady: boolean,
  { follow }: Pick<ReturnType<typeof useJump>, 'follow'>,
): void {
  const changed = useEffectEvent(() => follow(opened, highlight))
  useEffect(() => {
    if (isReady) changed()
  }, [opened, isReady])
}
