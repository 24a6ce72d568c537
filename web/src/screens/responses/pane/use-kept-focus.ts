import { useEffect, useRef, type RefObject } from 'react'
import { focusRow } from '../focus-row.ts'

/** When a control of the pane goes away with its action, the focus moves to the review's row, if the list has it. */
export function useKeptFocus(commentId: string): RefObject<HTMLElement | null> {
  const pane = useRef<HTMLElement>(null)
  useEffect(() => {
    const box = pane.current
    if (!box) return
    let isInside = box.contains(document.activeElement)
    let frame = 0
    const follow = ({ target }: FocusEvent) => {
      isInside = target instanceof Node && box.contains(target)
    }
    const keep = () => {
      if (document.activeElement === document.body) focusRow(commentId)
    }
    // Whatever moves the focus on purpose does so in the same frame.
    const changed = new MutationObserver(() => {
      if (!isInside || document.activeElement !== document.body) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(keep)
    })
    document.addEventListener('focusin', follow)
    changed.observe(box, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', follow)
      changed.disconnect()
    }
  }, [commentId])
  return pane
}
