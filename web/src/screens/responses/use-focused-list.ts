import { useEffect, useRef } from 'react'
import { listScroller } from '../../features/comments/list/list-scroller.ts'
import { afterDialog } from '../../lib/after-dialog.ts'

/**
 * The list that the command palette opened gets the focus, and so does the next list if the focused row was only in the
 * previous one, also while it still loads. As in a tab that was clicked, the next key goes to the first row.
 */
export function useFocusedList(listKey: string, isLoaded: boolean): void {
  const last = useRef<string | null>(null)
  const hasLoaded = useRef(false)
  useEffect(() => {
    const isFirst = !hasLoaded.current
    if (last.current === listKey || (isFirst && !isLoaded)) return
    // At once: another list can be opened before the frame.
    if (isLoaded) hasLoaded.current = true
    // The rows are rendered, and a dialog that has just closed has moved the focus.
    return afterDialog(() => {
      if (isLoaded) last.current = listKey
      const { activeElement } = document
      if (activeElement?.id === 'content' || (!isFirst && activeElement === document.body))
        listScroller()?.focus({ preventScroll: true })
    })
  }, [listKey, isLoaded])
}
