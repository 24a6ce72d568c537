import { useState } from 'react'
import type { Selection } from '../../features/comments/list/use-selection.ts'

/**
 * A review that is opened while others are selected is shown instead of their summary, until more are selected. Those
 * that are sent leave the selection.
 */
export function useShownOver({ ids }: Selection, opened: string | undefined) {
  const [shownOver, setShownOver] = useState<readonly string[] | null>(null)
  if (shownOver && shownOver.length > 0 && ids.length === 0) setShownOver(null)
  return {
    isShown: opened !== undefined && shownOver !== null && ids.every((id) => shownOver.includes(id)),
    show: (isOpening: boolean) => setShownOver(isOpening ? ids : null),
  }
}
