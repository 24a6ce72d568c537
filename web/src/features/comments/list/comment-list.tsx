import type { Comment } from '@bizamply/contract/comments'
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef, type RefObject, useLayoutEffect } from 'react'
import { useTranslations } from 'use-intl'
import { CommentRow } from '../row/comment-row.tsx'
import type { CommentRowProps } from '../row/row-props.ts'
import type { Tab } from '../filtering/filters.ts'
import { useDrawing, useDrawnRows } from './use-drawn-rows.ts'
import { useOffset } from './use-list-offset.ts'
import { useSteadyScroll } from './use-steady-scroll.ts'
import { listScroller } from './list-scroller.ts'

export interface CommentListProps {
  comments: Comment[]
  tab: Tab
  /** The total in the tab, for `aria-setsize`. */
  total: number
  newIds: ReadonlySet<string>
  highlight: string | undefined
  /** Their replies are being generated. */
  generating: ReadonlySet<string>
  /** A bulk job is about to send their replies. */
  inBulkSend: ReadonlySet<string>
  cursor: string | null
  hasMore: boolean
  onEnd: () => void
  selected: ReadonlySet<string>
  isSelecting: boolean
  /** The comment in the pane. */
  opened: string | undefined
  /** The search of this list. */
  typed: string | undefined
  onOpen: CommentRowProps['onOpen']
  onSelect: CommentRowProps['onSelect']
  /** Comments to scroll to, by source. Each jump is a new object, so that the same comment can be a target again. */
  jumps: readonly [fromNotification: Jump | null, fromKeys: Jump | null]
}

export interface Jump {
  id: string
  /** Also moves the focus, for keyboard navigation between rows, unless it has left this element in the meantime. */
  focusFrom?: Element | null
}

const ROW_GUESS = 77
const BULK_BAR = 72
/** Frames to wait for the target row to render before giving up. */
const FRAMES = 30
const guess = () => ROW_GUESS

/** Kept small because React Compiler can’t memoize components that use the virtualizer. */
export function CommentList(props: CommentListProps) {
  const t = useTranslations('comments')
  const { comments, hasMore, onEnd } = props
  const list = useRef<HTMLDivElement>(null)
  const offset = useOffset(list)
  const onSelect = useSteady(props.onSelect)
  const onOpen = useSteady(props.onOpen)
  const rows = useDrawnRows()
  const virtual = useVirtualizer({
    count: comments.length,
    estimateSize: guess,
    // A new function makes the virtualizer look up the keys of all rows again.
    getItemKey: useCallback((index: number) => comments[index]?._id ?? index, [comments]),
    getScrollElement: () => listScroller(),
    rangeExtractor: rows.rangeExtractor,
    scrollMargin: offset,
    // The bulk bar floats above the last rows.
    scrollPaddingEnd: props.isSelecting ? BULK_BAR : 0,
    useFlushSync: false,
    onChange: placeRows,
  })
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useDrawing(rows, items)
  useSteadyScroll(virtual, comments)
  useEffect(() => {
    if (hasMore && last >= comments.length - 10) onEnd()
  }, [hasMore, last, onEnd, comments.length])
  useJump(props.jumps[0], comments, list, virtual.scrollToIndex)
  useJump(props.jumps[1], comments, list, virtual.scrollToIndex)
  const drawn = items.flatMap(({ index }) => comments[index]?._id ?? [])
  const tabStop = [props.cursor, props.opened].find((id) => id && drawn.includes(id)) ?? drawn[0]
  return (
    <div
      ref={list}
      role="list"
      aria-label={t('listLabel')}
      data-scrolling={virtual.isScrolling || undefined}
      className="relative"
      style={{ height: virtual.getTotalSize() }}
    >
      {items.map((item) => {
        const comment = comments[item.index]
        if (!comment) return null
        return (
          <div
            key={item.key}
            ref={virtual.measureElement}
            data-index={item.index}
            data-comment={comment._id}
            data-tab-stop={comment._id === tabStop || undefined}
            role="listitem"
            aria-setsize={Math.max(props.total, comments.length)}
            aria-posinset={item.index + 1}
            style={{ transform: placeOf(item, offset) }}
            className="absolute inset-x-0 top-0 contain-content"
          >
            <CommentRow
              comment={comment}
              tab={props.tab}
              isNew={props.newIds.has(comment._id)}
              isGenerating={props.generating.has(comment._id)}
              isInBulkSend={props.inBulkSend.has(comment._id)}
              isPointedAt={props.highlight === comment._id}
              isCursor={props.cursor === comment._id}
              isOpen={props.opened === comment._id}
              isSelected={props.selected.has(comment._id)}
              isSelecting={props.isSelecting}
              isTabStop={comment._id === tabStop}
              typed={props.typed}
              onOpen={onOpen}
              onSelect={onSelect}
            />
          </div>
        )
      })}
    </div>
  )
}

function useJump(
  jump: Jump | null,
  comments: Comment[],
  list: RefObject<HTMLDivElement | null>,
  scrollTo: (index: number, options: { align: 'auto' }) => void,
): void {
  const done = useRef<Jump | null>(null)
  useEffect(() => {
    if (!jump || done.current === jump) return
    const index = comments.findIndex((comment) => comment._id === jump.id)
    const { focusFrom } = jump
    if (focusFrom === undefined) done.current = jump
    // A row that Undo brings back may first have to be read again.
    if (index < 0) return
    scrollTo(index, { align: 'auto' })
    if (focusFrom === undefined) return
    // If the list changes before the row renders, this effect runs again with the row’s new position.
    let frame = 0
    const focus = (patience: number): void => {
      const row = list.current?.querySelector<HTMLElement>(`[data-index="${index}"] > article`)
      // Don’t steal the focus if it moved, such as to the search box. The body has it only after a focused element was
      // removed.
      const { activeElement } = document
      const hasMoved =
        activeElement !== focusFrom && activeElement !== document.body && !isRowOf(list.current, activeElement)
      if (!row && !hasMoved && patience > 0) {
        frame = requestAnimationFrame(() => focus(patience - 1))
        return
      }
      done.current = jump
      if (!hasMoved) row?.focus({ preventScroll: true })
    }
    frame = requestAnimationFrame(() => focus(FRAMES))
    return () => cancelAnimationFrame(frame)
  }, [jump, comments, list, scrollTo])
}

/** A message that closes returns the focus to the row that had it. */
const isRowOf = (list: HTMLElement | null, focused: Element | null): boolean =>
  focused?.matches('article') === true && list?.contains(focused) === true

/**
 * Moves rendered rows to their new positions before the browser paints. Rows are measured just before that, but React
 * moves the others only afterward, so a row that grew would cover the next one.
 */
function placeRows(list: Virtualizer<HTMLElement, Element>): void {
  const height = `${list.getTotalSize()}px`
  for (const [key, row] of list.elementsCache) {
    const item = list.measurementsCache[list.indexFromElement(row)]
    if (item?.key !== key || !(row instanceof HTMLElement)) continue
    put(row, 'transform', placeOf(item, list.options.scrollMargin))
    if (row.parentElement) put(row.parentElement, 'height', height)
  }
}

function put({ style }: HTMLElement, property: 'transform' | 'height', value: string): void {
  if (style[property] !== value) style[property] = value
}

/** The position of a row. `offset` is the start of the list within the scroll container. */
const placeOf = ({ start }: { start: number }, offset: number): string => `translateY(${start - offset}px)`

/** Returns a stable function that calls the latest one that was passed. */
function useSteady<Args extends unknown[]>(given: (...args: Args) => void): (...args: Args) => void
function useSteady<Args extends unknown[]>(
  given: ((...args: Args) => void) | undefined,
): ((...args: Args) => void) | undefined
function useSteady<Args extends unknown[]>(
  given: ((...args: Args) => void) | undefined,
): ((...args: Args) => void) | undefined {
  const latest = useRef(given)
  useLayoutEffect(() => {
    latest.current = given
  })
  const steady = useCallback((...args: Args) => latest.current?.(...args), [])
  return given && steady
}
