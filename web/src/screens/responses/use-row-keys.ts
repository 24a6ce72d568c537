import type { Comment } from '@bizamply/contract/comments'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Jump } from '../../features/comments/list/comment-list.tsx'
import { useTranslations } from 'use-intl'
import { useMedia } from '../../lib/media.ts'
import { toast, undoLast } from '../../ui/toast.ts'
import { focusRow } from './focus-row.ts'
import { useRowAction, type RowKeys } from './use-row-action.ts'

/** Keyboard navigation of the list, off while typing; keys-dialog.tsx lists the shortcuts. */
export function useRowKeys(rows: RowKeys) {
  const { comments, selection, singleKeys, commentActions, opened } = rows
  const [help, setHelp] = useState(false)
  const { cursor, setCursor, jump, index, move: moveCursor } = useCursor(comments, rows.listKey, opened)
  const hasPane = useMedia('(min-width: 768px)')
  const t = useTranslations('triaged')
  const move = (step: number) => {
    const next = moveCursor(step)
    // If the pane is next to the list, moving opens the review; a selection keeps the pane to itself.
    if (next && (hasPane || opened) && !selection.isSelecting) commentActions.open(next)
  }
  const undo = () => {
    if (!undoLast()) toast.info(t('nothingToUndo'), { id: 'nothing-to-undo' })
  }
  const act = useRowAction(rows)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const withControl = event.ctrlKey || event.metaKey
    if (event.altKey || event.isComposing || (withControl && event.key !== 'Enter')) return
    // A dialog or a menu has just closed itself by it.
    if (event.key === 'Escape' && event.defaultPrevented) return
    if (event.key === 'Escape' && isInPane(event.target)) {
      // Escape leaves the review, whose text is saved, and returns to its row; without a row it leaves the text.
      const leftTo = opened !== undefined && focusRow(opened)
      if (!leftTo && isText(event.target)) blur()
      if (leftTo || isText(event.target)) return event.preventDefault()
    }
    if (isTaken(event.target)) return
    // A dialog is about to open: keys typed now are meant for it.
    if (rows.commentActions.asking || rows.commentActions.editing) return
    const step = stepOf(event.key, singleKeys)
    if (step !== 0) move(step)
    else if (event.key === 'Escape' && selection.isSelecting) selection.clear()
    else if (event.key === 'Escape' && opened) commentActions.open(null)
    else if (singleKeys && event.key === '/') rows.searchBox.current?.focus()
    else if (singleKeys && event.key === 'f' && !withControl) rows.filters.current?.openFilters()
    else if (singleKeys && event.key === '?') setHelp(true)
    else if (singleKeys && event.key === 'z' && !withControl) undo()
    else {
      // While a review is open, keys apply to it; selecting, and keys while selecting, apply to the cursor's row.
      const isSelect = event.key === 'x' || event.key === 'X'
      const open =
        opened && !selection.isSelecting && !isSelect ? comments.find(({ _id }) => _id === opened) : undefined
      const done = act(open ?? comments[index], event)
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
  useFollowedFocus(setCursor, cursor, opened, commentActions.asking !== null)
  return { cursor, jump, help, openHelp: () => setHelp(true), closeHelp: () => setHelp(false) }
}

/** Moves the cursor with the focus, and the focus to the cursor's row when the open review closes around it. */
function useFollowedFocus(
  setCursor: (id: string) => void,
  cursor: string | null,
  opened: string | undefined,
  isAsking: boolean,
): void {
  useEffect(() => {
    // Clicking or tabbing into a row moves the cursor there.
    const follow = (event: FocusEvent) => {
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-comment]') : null
      if (row?.dataset['comment']) setCursor(row.dataset['comment'])
    }
    window.addEventListener('focusin', follow)
    return () => window.removeEventListener('focusin', follow)
  }, [setCursor])
  const closed = useEffectEvent(() => {
    if (cursor && document.activeElement === document.body) focusRow(cursor)
  })
  useEffect(() => {
    if (!opened) closed()
  }, [opened])
  useEffect(() => {
    if (isAsking) return
    // A dialog returns the focus after it's gone, and the row that opened it may have left the list.
    const frame = requestAnimationFrame(closed)
    return () => cancelAnimationFrame(frame)
  }, [isAsking])
}

function useCursor(comments: Comment[], listKey: string, opened: string | undefined) {
  const [cursor, setCursor] = useState<string | null>(opened ?? null)
  const [last, setLast] = useState(opened)
  // Opened by a click, a link or "Send and next".
  if (opened !== last) {
    setLast(opened)
    if (opened) setCursor(opened)
  }
  const [lastKey, setLastKey] = useState(listKey)
  // A different list starts at its first row, or at the open review.
  if (listKey !== lastKey) {
    setLastKey(listKey)
    setCursor(opened ?? null)
  }
  // A review that the URL opens is scrolled to.
  const [jump, setJump] = useState<Jump | null>(opened ? { id: opened } : null)
  // A row that left the list keeps its position, so that the next key continues from there.
  const place = useRef(-1)
  const index = comments.findIndex((comment) => comment._id === cursor)
  const lastIn = useRef<string | null>(null)
  const takeNext = useEffectEvent(() => {
    const next = comments[Math.min(place.current, comments.length - 1)]
    // The open review keeps the cursor, also while Undo is bringing it back.
    if (cursor === null || cursor === opened || lastIn.current !== listKey || !next) return
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
    const start = lastIn.current === listKey ? place.current : 0
    const from = index >= 0 ? index : step > 0 ? start - 1 : start
    const next = comments[Math.min(Math.max(from + step, 0), comments.length - 1)]
    if (!next) return null
    setCursor(next._id)
    setJump({ id: next._id, focus: true })
    return next
  }
  return { cursor, setCursor, jump, index, move }
}

function stepOf(key: string, singleKeys: boolean): number {
  if (key === 'ArrowDown' || (singleKeys && key === 'j')) return 1
  return key === 'ArrowUp' || (singleKeys && key === 'k') ? -1 : 0
}

const isText = (target: EventTarget | null): boolean => target instanceof Element && target.matches('textarea, input')

const isInPane = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-pane]') !== null && !hasLayer()

const blur = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

const layers = '[role=dialog], [role=alertdialog], [role=menu]'
const hasLayer = (): boolean => document.querySelector(layers) !== null

/** A focused field or an open layer handles its own keys, also the Escape that has just closed it. */
const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement &&
    target.closest(`input:not([type=checkbox]), textarea, select, [contenteditable], ${layers}`) !== null) ||
  hasLayer()
