import type { Comment } from '@bizamply/contract/comments'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { confirmedClaims } from '../features/replies/confirmed-claims.ts'
import { whyNotEdit, whyNotGenerate, whyNotSend, type Means, type Refusal } from '../features/replies/rules.ts'
import type { ReplyActions } from '../features/replies/use-reply-actions.ts'
import { useRefusalText } from '../features/replies/use-refusal-text.ts'
import { toast } from '../ui/toast.ts'

export interface RowKeys {
  comments: Comment[]
  actions: ReplyActions
  means: Means
  nameOf: (comment: Comment) => string
  onEdit: (comment: Comment) => void
  searchBox: RefObject<HTMLInputElement | null>
}

/** j k or arrows move, g generates, e edits, Ctrl/Cmd-Enter sends, / searches, ? helps; never while typing. */
export function useRowKeys(rows: RowKeys) {
  const { comments, searchBox } = rows
  const [cursor, setCursor] = useState<string | null>(null)
  const [jump, setJump] = useState<{ id: string; focus: true } | null>(null)
  const [help, setHelp] = useState(false)
  const act = useRowAction(rows)
  // A row that left the list leaves its place behind: the next key goes on from there.
  const place = useRef(-1)
  const index = comments.findIndex((comment) => comment._id === cursor)
  const move = (step: number) => {
    const from = index >= 0 ? index : step > 0 ? place.current - 1 : place.current
    const next = comments[Math.min(Math.max(from + step, 0), comments.length - 1)]
    if (!next) return
    setCursor(next._id)
    setJump({ id: next._id, focus: true })
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const withControl = event.ctrlKey || event.metaKey
    if (event.altKey || event.isComposing || (withControl && event.key !== 'Enter') || isTaken(event.target)) return
    const comment = comments[index]
    if (event.key === 'j' || event.key === 'ArrowDown') move(1)
    else if (event.key === 'k' || event.key === 'ArrowUp') move(-1)
    else if (event.key === '/') searchBox.current?.focus()
    else if (event.key === '?') setHelp(true)
    else if (!comment || !act(comment, event.key, withControl)) return
    event.preventDefault()
  })
  useEffect(() => {
    if (index >= 0) place.current = index
  }, [index])
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    // Whoever presses a button of a row, or tabs into it, goes on from there.
    const follow = (event: FocusEvent) => {
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-comment]') : null
      if (row?.dataset['comment']) setCursor(row.dataset['comment'])
    }
    window.addEventListener('keydown', listener)
    window.addEventListener('focusin', follow)
    return () => {
      window.removeEventListener('keydown', listener)
      window.removeEventListener('focusin', follow)
    }
  }, [])
  return { cursor, jump, help, closeHelp: () => setHelp(false) }
}

/** Does what a button of the row would do, and says why it cannot. */
function useRowAction({ actions, means, nameOf, onEdit }: RowKeys) {
  const textOf = useRefusalText()
  const unless = (refusal: Refusal | null, comment: Comment, action: () => void): true => {
    const text = textOf(refusal, nameOf(comment))
    if (!refusal) action()
    else if (text) toast.warning(text)
    return true
  }
  return (comment: Comment, key: string, withControl: boolean): boolean => {
    if (key === 'g') return unless(whyNotGenerate(comment, means), comment, () => void actions.generate(comment))
    if (key === 'e') return unless(whyNotEdit(comment, means), comment, () => onEdit(comment))
    if (key !== 'Enter' || !withControl) return false
    const confirmed = confirmedClaims.of(comment._id)
    return unless(whyNotSend(comment, means, confirmed), comment, () => void actions.send(comment))
  }
}

/** A field has focus, or a layer is open: its keys are its own. */
const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], [role=menu]') !== null) ||
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
