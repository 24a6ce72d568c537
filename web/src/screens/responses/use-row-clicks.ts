import type { Comment } from '@bizamply/contract/comments'
import { useEffect, useEffectEvent } from 'react'

/** A click on a row opens it, unless it hit a control in the row or ended a text selection. */
export function useRowClicks(comments: readonly Comment[], open: (comment: Comment) => void): void {
  const click = useEffectEvent((event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || withKey(event) || !(event.target instanceof Element)) return
    const row = event.target.closest<HTMLElement>('[data-comment]')
    if (!row || event.target.closest(controls) || !(getSelection()?.isCollapsed ?? true)) return
    const comment = comments.find(({ _id }) => _id === row.dataset['comment'])
    if (comment) open(comment)
  })
  useEffect(() => {
    const listener = (event: MouseEvent) => click(event)
    window.addEventListener('click', listener)
    return () => window.removeEventListener('click', listener)
  }, [])
}

const withKey = ({ shiftKey, ctrlKey, metaKey, altKey }: MouseEvent): boolean =>
  shiftKey || ctrlKey || metaKey || altKey

/** Elements that handle clicks themselves. */
const controls =
  'a, button, input, select, textarea, label, summary, [contenteditable], [role=button], [role=checkbox], [role=dialog], [role=alert]'
