import type { Comment } from '@bizamply/contract/comments'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { ReplyActions } from '../features/replies/use-reply-actions.ts'

export interface RowKeys {
  comments: Comment[]
  actions: ReplyActions
  mayWrite: boolean
  onEdit: (comment: Comment) => void
  searchBox: RefObject<HTMLInputElement | null>
}

/** j k or arrows move, g generates, e edits, Ctrl/Cmd-Enter sends, / searches, ? helps; never while typing. */
export function useRowKeys({ comments, actions, mayWrite, onEdit, searchBox }: RowKeys) {
  const [cursor, setCursor] = useState(-1)
  const [jump, setJump] = useState<{ index: number } | null>(null)
  const [help, setHelp] = useState(false)
  const move = (step: number) => {
    const index = Math.min(Math.max(cursor + step, 0), comments.length - 1)
    setCursor(index)
    setJump({ index })
  }
  const act = (key: string, withControl: boolean): boolean => {
    const comment = comments[cursor]
    if (key === 'j' || key === 'ArrowDown') move(1)
    else if (key === 'k' || key === 'ArrowUp') move(-1)
    else if (key === '/') searchBox.current?.focus()
    else if (key === '?') setHelp(true)
    else if (!comment || !mayWrite || isLocked(comment)) return false
    else if (key === 'g' && comment.status !== 'sent') void actions.generate(comment)
    else if (key === 'e' && comment.status === 'draft') onEdit(comment)
    else if (key === 'Enter' && withControl && comment.status === 'draft') void actions.send(comment)
    else return false
    return true
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const withControl = event.ctrlKey || event.metaKey
    if (event.altKey || (withControl && event.key !== 'Enter') || isTaken(event.target)) return
    if (act(event.key, withControl)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  return { cursor, jump, help, closeHelp: () => setHelp(false) }
}

const isLocked = (comment: Comment): boolean => ['queued', 'sending', 'unknown'].includes(comment.delivery?.state ?? '')

/** A field has focus, or a layer is open: its keys are its own. */
const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], [role=menu]') !== null) ||
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
