import { useEffect, useRef, type RefObject } from 'react'
import { listScroller } from '../../../features/comments/list/list-scroller.ts'
import { focusRow } from '../focus-row.ts'

/** When a control of the pane goes away with its action, its focus moves to the review's row, or to the list. */
export function useKeptFocus(commentId: string): RefObject<HTMLElement | null> {
  const pane = useRef<HTMLElement>(null)
  useEffect(() => {
    const box = pane.current
    if (!box) return
    let isInside = box.contains(document.activeElement)
    const follow = ({ target }: FocusEvent) => {
      isInside = target instanceof Node && box.contains(target)
    }
    const keep = () => {
      if (document.activeElement !== document.body) return
      isInside = false
      if (!focusRow(commentId)) listScroller()?.focus({ preventScroll: true })
    }
    // Whatever moves the focus on purpose does so in the same frame.
    const changed = new MutationObserver(() => {
      if (isInside && document.activeElement === document.body) requestAnimationFrame(keep)
    })
    document.addEventListener('focusin', follow)
    changed.observe(box, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', follow)
      changed.disconnect()
    }
  }, [commentId])
  return pane
}
