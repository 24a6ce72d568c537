import type { Comment } from '@bizamply/contract/comments'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { oneKey } from '../../features/comments/loading/queries.ts'
import { listScroller } from '../../features/comments/list/list-scroller.ts'
import { useMedia } from '../../lib/media.ts'
import { toast } from '../../ui/toast.ts'
import { undoLast } from '../../ui/undo-stack.ts'
import { focusList, focusRow, isRow } from './focus-row.ts'
import { besideList } from './pane/breakpoints.ts'
import type { BulkKeys } from './use-bulk-actions.ts'
import { useRowAction, type RowKeys } from './use-row-action.ts'

/** Keyboard navigation of the list, off while typing; keys-dialog.tsx lists the shortcuts. */
export function useRowKeys(rows: RowKeys) {
  const { comments, commentActions, opened } = rows
  const [help, setHelp] = useState(false)
  const cursor = useCursor(rows)
  const bulkKeys = useRef<BulkKeys>(null)
  const act = useRowAction(rows, bulkKeys)
  const run = useKeyActions(rows, cursor, { act, openHelp: () => setHelp(true) })
  const press = useEffectEvent((event: KeyboardEvent) => {
    const withControl = event.ctrlKey || event.metaKey
    if (event.altKey || event.isComposing || (withControl && event.key !== 'Enter')) return
    // A dialog or a menu has just closed itself by it.
    if (event.key === 'Escape' && event.defaultPrevented) return
    if (event.key === 'Escape' && isInPane(event.target)) {
      // Escape leaves the review, whose text is saved, and returns to its row; without a row it leaves the text.
      const leftTo = opened !== undefined && focusRow(opened)
      if (!leftTo && isText(event.target)) listScroller()?.focus({ preventScroll: true })
      if (leftTo || isText(event.target)) return event.preventDefault()
    }
    if (withControl && isText(event.target)) commentActions.pressedSend()
    // While its text is saved and checked, a send can already be undone.
    const isTyped = isLocked(event.target) && commentActions.typeOn(event)
    const isLeaving = !isTyped && isBeingSent(event.target)
    if (isTaken(event.target) && !(event.key === 'z' && isLeaving)) return
    // A dialog is about to open: keys typed now are meant for it.
    if (commentActions.asking || commentActions.editing) return
    if (commentActions.typeAhead(event) || run(event)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  useDeselected(rows, { ...cursor, row: comments[cursor.index] })
  const isAsking = commentActions.asking !== null || commentActions.editing !== null
  useFollowedFocus(cursor.setCursor, cursor.cursor, opened, isAsking)
  return { cursor: cursor.cursor, bulkKeys, help, openHelp: () => setHelp(true), closeHelp: () => setHelp(false) }
}

/** What each key does; false if it does nothing. */
function useKeyActions(
  rows: RowKeys,
  { index, move: moveCursor }: Cursor,
  { act, openHelp }: { act: ReturnType<typeof useRowAction>; openHelp: () => void },
) {
  const { comments, selection, singleKeys, commentActions, opened } = rows
  const hasPane = useMedia(besideList)
  const undo = useUndo()
  const cache = useQueryClient()
  // It may have left the list, for example because someone else wrote a draft.
  const openReview = (id: string) => comments.find(({ _id }) => _id === id) ?? cache.getQueryData<Comment>(oneKey(id))
  const move = (step: number) => {
    const next = moveCursor(step)
    // If the pane is next to the list, moving opens the review; a selection keeps the pane to itself.
    if (next && (hasPane || opened) && !selection.isSelecting) commentActions.open(next)
  }
  return useEffectEvent((event: KeyboardEvent): boolean => {
    const withControl = event.ctrlKey || event.metaKey
    const step = stepOf(event.key, singleKeys)
    // Holding a key moves the cursor, but never repeats an action on each row.
    if (event.repeat && step === 0) return event.key === 'Enter' && withControl
    if (step !== 0) move(step)
    else if (event.key === 'Escape' && selection.isSelecting) selection.clear()
    else if (event.key === 'Escape' && opened) commentActions.open(null)
    else if (singleKeys && event.key === '/') rows.searchBox.current?.focus()
    else if (singleKeys && event.key === 'f' && !withControl) rows.filters.current?.openFilters()
    else if (singleKeys && event.key === '?') openHelp()
    else if (singleKeys && isTabKey(event.key) && !withControl) rows.toTab(tabKeys[event.key])
    else if (singleKeys && event.key === 'z' && !withControl) undo()
    else {
      // While a review is open, keys apply to it; selecting, and keys while selecting, apply to the cursor's row.
      const isSelect = event.key === 'x' || event.key === 'X'
      const open = opened && (!selection.isSelecting || rows.isShownOver) && !isSelect ? openReview(opened) : undefined
      const handled = open ?? comments[index]
      const done = act(handled, event)
      // After the last one nothing opens, least of all the one that has just left.
      if (done === 'next' && handled?._id !== comments.at(-1)?._id) move(1)
      return Boolean(done)
    }
    return true
  })
}

const tabKeys = { 1: 'pending', 2: 'draft', 3: 'sent' } as const
const isTabKey = (key: string): key is '1' | '2' | '3' => key in tabKeys

function useUndo() {
  const t = useTranslations('triageToasts')
  return () => {
    const { result, words } = undoLast()
    if (result === 'undone') return
    toast.info(words || t(result === 'sealed' ? 'sent' : 'nothingToUndo'), { id: 'nothing-to-undo' })
  }
}

/**
 * After a selection only one row is current: the focused one is opened, otherwise the cursor returns to the open one.
 * The bar's buttons are gone, so that keys apply to the list.
 */
function useDeselected(
  { comments, commentActions, opened, selection: { isSelecting } }: RowKeys,
  { cursor, setCursor, row }: { cursor: string | null; setCursor: (id: string) => void; row: Comment | undefined },
): void {
  const deselected = useEffectEvent(() => {
    const focused = document.activeElement
    const open = comments.find(({ _id }) => _id === opened)?._id
    if (open && cursor !== open) {
      if (row && isRow(focused)) commentActions.open(row)
      else setCursor(open)
    }
    if (focused !== document.body) return
    if (open) commentActions.goToRow(open)
    else focusList()
  })
  const was = useRef(isSelecting)
  useEffect(() => {
    if (was.current && !isSelecting) deselected()
    was.current = isSelecting
  }, [isSelecting])
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

function useCursor({ comments, listKey, opened, commentActions: { goToRow } }: RowKeys) {
  const [cursor, setCursor] = useState<string | null>(opened ?? null)
  const [lastOpened, setLastOpened] = useState(opened)
  // Opened by a click, a link or "Send and next".
  if (opened !== lastOpened) {
    setLastOpened(opened)
    if (opened) setCursor(opened)
  }
  const [lastKey, setLastKey] = useState(listKey)
  // A different list starts at its first row, or at the open review.
  if (listKey !== lastKey) {
    setLastKey(listKey)
    setCursor(opened ?? null)
  }
  const index = comments.findIndex((comment) => comment._id === cursor)
  // The list that last had the cursor's row: keys continue at the row that followed it, however many left at once.
  const last = useRef<{ listKey: string; comments: Comment[] }>({ listKey: '', comments: [] })
  const takeNext = useEffectEvent(() => {
    const next = comments[Math.min(placeAfter(cursor, last.current.comments, comments), comments.length - 1)]
    // The open review keeps the cursor, also while Undo is bringing it back.
    if (cursor === null || cursor === opened || last.current.listKey !== listKey || !next) return
    setCursor(next._id)
    // An open dialog keeps the focus.
    if (document.activeElement === document.body) goToRow(next._id)
  })
  // The row of the open review may have left the list with the focus.
  const keepFocus = useEffectEvent(() => {
    const hasLeft = opened !== undefined && cursor === opened && index < 0 && last.current.listKey === listKey
    if (hasLeft && document.activeElement === document.body) listScroller()?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (index < 0) takeNext()
    else last.current = { listKey, comments }
    if (index >= 0) return
    // Unless another review is opened in its place, whose row gets the focus.
    const frame = requestAnimationFrame(keepFocus)
    return () => cancelAnimationFrame(frame)
  }, [index, listKey, comments])
  const move = (step: number) => {
    const isSameList = last.current.listKey === listKey
    const place = index < 0 && isSameList ? placeAfter(cursor, last.current.comments, comments) : Math.max(index, 0)
    const from = index < 0 && step > 0 ? place - 1 : place
    const next = comments[Math.min(Math.max(from + step, 0), comments.length - 1)]
    if (!next) return null
    setCursor(next._id)
    goToRow(next._id)
    return next
  }
  return { cursor, setCursor, index, move }
}

type Cursor = ReturnType<typeof useCursor>

/** The place of the first row that followed one before it left the list, and is still there; or the end. */
function placeAfter(id: string | null, before: readonly Comment[], now: readonly Comment[]): number {
  const places = new Map(now.map(({ _id }, place) => [_id, place]))
  const following = before.slice(before.findIndex(({ _id }) => _id === id) + 1)
  return following.map(({ _id }) => places.get(_id)).find((place) => place !== undefined) ?? now.length
}

function stepOf(key: string, singleKeys: boolean): number {
  if (key === 'ArrowDown' || (singleKeys && key === 'j')) return 1
  return key === 'ArrowUp' || (singleKeys && key === 'k') ? -1 : 0
}

/** Nothing can be typed into it, such as while it is being saved. */
const isLocked = (target: EventTarget | null): boolean => target instanceof HTMLTextAreaElement && target.readOnly

/** The text of the reply that is being sent, or the button that sends several. */
const isBeingSent = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && 'sending' in target.dataset

const isText = (target: EventTarget | null): boolean => target instanceof Element && target.matches('textarea, input')

const isInPane = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-pane]') !== null && !hasLayer()

const layers = '[role=dialog]:not([data-review-page]), [role=alertdialog], [role=menu]'
const hasLayer = (): boolean => document.querySelector(layers) !== null

/** A focused field or an open layer handles its own keys, also the Escape that has just closed it. */
const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement &&
    target.closest(`input:not([type=checkbox]), textarea, select, [contenteditable], ${layers}`) !== null) ||
  hasLayer()
