import type { Comment } from '@bizamply/contract/comments'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { oneKey } from '../../features/comments/loading/queries.ts'
import { listScroller } from '../../features/comments/list/list-scroller.ts'
import { isSendUnderWay } from '../../features/replies/reply-store.ts'
import { afterDialog } from '../../lib/after-dialog.ts'
import { useMedia } from '../../lib/media.ts'
import { toast } from '../../ui/toast.ts'
import { undoLast } from '../../ui/undo-stack.ts'
import { focusedRow, focusList, focusRow, isRow } from './focus-row.ts'
import { besideList } from './pane/breakpoints.ts'
import type { BulkKeys } from './use-bulk-actions.ts'
import { useCursor, type Cursor } from './use-cursor.ts'
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
  useShownOverFocus(rows)
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
    // If the pane is next to the list, moving opens the review; a selection’s summary keeps the pane to itself.
    const isSummarized = selection.isSelecting && !rows.isShownOver
    if (next && (hasPane || opened) && !isSummarized) commentActions.open(next)
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
      // While a review is open, keys apply to it, unless another row has the focus; selecting, and keys while selecting,
      // apply to the cursor's row.
      const isSelect = event.key === 'x' || event.key === 'X'
      const isShown = opened && (!selection.isSelecting || rows.isShownOver) && !isSelect
      const open = isShown && !isOtherRow(opened, comments[index]) ? openReview(opened) : undefined
      const handled = open ?? comments[index]
      const done = act(handled, event)
      // After the last one nothing opens, least of all the one that has just left.
      if (done === 'next' && handled?._id !== comments.at(-1)?._id) move(1)
      return Boolean(done)
    }
    return true
  })
}

/** Whether the focus is on the cursor’s row, and that is another review than the open one. One that is being sent has been left. */
const isOtherRow = (opened: string, atCursor: Comment | undefined): boolean =>
  atCursor !== undefined &&
  atCursor._id !== opened &&
  focusedRow() === atCursor._id &&
  atCursor.status !== 'sent' &&
  !isSendUnderWay(atCursor)

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
  // The dialog of a bulk job returns the focus to the row that it was opened from.
  const returned = useEffectEvent(() => {
    const focused = focusedRow()
    if (opened && focused && focused !== opened && comments.some(({ _id }) => _id === opened))
      commentActions.goToRow(opened)
  })
  const was = useRef(isSelecting)
  useEffect(() => {
    const isOver = was.current && !isSelecting
    was.current = isSelecting
    if (!isOver) return
    const isInRow = isRow(document.activeElement)
    deselected()
    if (isInRow) return
    return afterDialog(() => returned())
  }, [isSelecting])
}

/** A review that is opened over the selection’s summary gets the focus, so that keys move on from it. */
function useShownOverFocus({ opened, isShownOver, selection, commentActions }: RowKeys): void {
  const hasPane = useMedia(besideList)
  const shown = hasPane && isShownOver && selection.isSelecting ? opened : undefined
  const focus = useEffectEvent(() => {
    if (shown && focusedRow() !== shown) commentActions.goToRow(shown)
  })
  useEffect(() => focus(), [shown])
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
    // The row that opened the dialog may have left the list.
    return afterDialog(() => closed())
  }, [isAsking])
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
