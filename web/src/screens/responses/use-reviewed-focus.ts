import { useEffect, useEffectEvent, useRef } from 'react'

/** A review opened from a dialog takes the focus to the list; the dialog would return it to what it was opened from. */
export function useReviewedFocus(isOpen: boolean, goToRow: (commentId: string) => void) {
  const reviewed = useRef<string | null>(null)
  const closed = useEffectEvent(() => {
    if (reviewed.current) goToRow(reviewed.current)
    reviewed.current = null
  })
  useEffect(() => {
    if (isOpen) return
    // After the dialog, which uses a timer as well.
    const timer = window.setTimeout(() => closed())
    return () => window.clearTimeout(timer)
  }, [isOpen])
  return (commentId: string) => {
    reviewed.current = commentId
  }
}
