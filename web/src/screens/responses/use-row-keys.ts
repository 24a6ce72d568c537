import type { Comment } from '@bizamply/contract/comments'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRowAction, type RowKeys } from './use-row-action.ts'

/** Keyboard navigation of the list, off while typing; keys-dialog.tsx lists the shortcuts. */
export function useRowKeys(rows: RowKeys) {
  const { comments, selection, singleKeys } = rows
  const [help, setHelp] = useState(false)
  const { cursor, setCursor, jump, index, move } = useCursor(comments, rows.listKey)
  const act = useRowAction(rows)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const withControl = event.ctrlKey || event.metaKey
    if (event.altKey || event.isComposing || (withControl && event.key !== 'Enter') || isTaken(event.target)) return
    // A dialog is about to open: keys typed now are meant for it.
    if (rows.commentActions.asking || rows.commentActions.editing) return
    const step = stepOf(event.key, singleKeys)
    if (step !== 0) move(step)
    else if (event.key === 'Escape' && selection.count > 0) selection.clear()
    else if (singleKeys && event.key === '/') rows.searchBox.current?.focus()
    else if (singleKeys && event.key === '?') setHelp(true)
    else {
      const done = act(comments[index], event)
      if (!done) return
      if (done === 'next') move(1)
    }
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  useEffect(() => {
    // Clicking or tabbing into a row moves the cursor there.
    const follow = (event: FocusEvent) => {
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-comment]') : null
      if (row?.dataset['comment']) setCursor(row.dataset['comment'])
    }
    window.addEventListener('focusin', follow)
    return () => window.removeEventListener('focusin', follow)
  }, [setCursor])
  return { cursor, jump, help, openHelp: () => setHelp(true), closeHelp: () => setHelp(false) }
}

function useCursor(comments: Comment[], listKey: string) {
  const [cursor, setCursor] = useState<string | null>(null)
  const [jump, setJump] = useState<{ id: string; focus: true } | null>(null)
  // A row that left the list keeps its position, so that the next key continues from there.
  const place = useRef(-1)
  const index = comments.findIndex((comment) => comment._id === cursor)
  const lastIn = useRef<string | null>(null)
  const takeNext = useEffectEvent(() => {
    const next = comments[Math.min(place.current, comments.length - 1)]
    if (cursor === null || lastIn.current !== listKey || !next) return
    setCursor(next._id)
    // An open dialog keeps the focus.
    if (document.activeElement === document.body) setJump({ id: next._id, focus: true })
  })
  useEffect(() => {
    if (index < 0) return takeNext()
    place.current = index
    lastIn.current = listKey
  }, [index, listKey])
  const move = (step: number) => {
    const from = index >= 0 ? index : step > 0 ? place.current - 1 : place.current
    const next = comments[Math.min(Math.max(from + step, 0), comments.length - 1)]
    if (!next) return
    setCursor(next._id)
    setJump({ id: next._id, focus: true })
  }
  return { cursor, setCursor, jump, index, move }
}

function stepOf(key: string, singleKeys: boolean): number {
  if (key === 'ArrowDown' || (singleKeys && key === 'j')) return 1
  return key === 'ArrowUp' || (singleKeys && key === 'k') ? -1 : 0
}

/** A focused field or an open layer handles its own keys. */
const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu]') !== null) ||
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
