import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { focusRow } from '../focus-row.ts'

/** When a control of the pane goes away with its action, the focus moves to the open review's row, if the list has it. */
export function useKeptFocus(commentId: string): RefObject<HTMLElement | null> {
  const pane = useRef<HTMLElement>(null)
  const isInside = useRef(false)
  const frame = useRef(0)
  const keep = useEffectEvent(() => {
    if (document.activeElement === document.body) focusRow(commentId)
  })
  const keepSoon = useEffectEvent(() => {
    if (!isInside.current || document.activeElement !== document.body) return
    cancelAnimationFrame(frame.current)
    // Whatever moves the focus on purpose does so in the same frame.
    frame.current = requestAnimationFrame(() => keep())
  })
  useEffect(() => {
    const box = pane.current
    if (!box) return
    isInside.current = box.contains(document.activeElement)
    const follow = ({ target }: FocusEvent) => {
      isInside.current = target instanceof Node && box.contains(target)
    }
    const changed = new MutationObserver(() => keepSoon())
    document.addEventListener('focusin', follow)
    changed.observe(box, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame.current)
      document.removeEventListener('focusin', follow)
      changed.disconnect()
    }
  }, [])
  // Another review is in the pane, e.g. the next one.
  useEffect(() => keepSoon(), [commentId])
  return pane
}
