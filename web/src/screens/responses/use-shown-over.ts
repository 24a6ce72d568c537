import { useState } from 'react'
import type { Selection } from '../../features/comments/list/use-selection.ts'

/** A review that is opened while others are selected is shown instead of their summary, until the selection changes. */
export function useShownOver(selection: Selection, opened: string | undefined) {
  const ids = selection.ids.join(' ')
  const [shownOver, setShownOver] = useState<string | null>(null)
  return {
    isShown: opened !== undefined && shownOver === ids,
    show: (isOpening: boolean) => setShownOver(isOpening ? ids : null),
  }
}
