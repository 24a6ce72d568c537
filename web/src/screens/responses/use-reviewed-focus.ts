import { useEffect, useEffectEvent, useRef } from 'react'
import { afterDialog } from '../../lib/after-dialog.ts'

/** A review opened from a dialog takes the focus to the list; the dialog would return it to what it was opened from. */
export function useReviewedFocus(isOpen: boolean, goToRow: (commentId: string) => void) {
  const reviewed = useRef<string | null>(null)
  const closed = useEffectEvent(() => {
    if (reviewed.current) goToRow(reviewed.current)
    reviewed.current = null
  })
  useEffect(() => {
    if (isOpen) return
    return afterDialog(() => closed())
  }, [isOpen])
  return (commentId: string) => {
    reviewed.current = commentId
  }
}
