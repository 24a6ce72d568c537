import type { Comment } from '@bizamply/contract/comments'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { listScroller } from '../../features/comments/list/list-scroller.ts'
import type { RowKeys } from './use-row-action.ts'

/** The row that keys apply to, and how it moves when rows leave the list. */
export function useCursor({ comments, listKey, opened, commentActions: { goToRow } }: RowKeys) {
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

export type Cursor = ReturnType<typeof useCursor>

/** The place of the first row that followed one before it left the list, and is still there; or the end. */
function placeAfter(id: string | null, before: readonly Comment[], now: readonly Comment[]): number {
  const places = new Map(now.map(({ _id }, place) => [_id, place]))
  const following = before.slice(before.findIndex(({ _id }) => _id === id) + 1)
  return following.map(({ _id }) => places.get(_id)).find((place) => place !== undefined) ?? now.length
}
