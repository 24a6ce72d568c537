import type { Comment } from '@bizamply/contract/comments'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { CommentRow, type CommentRowProps } from './comment-row.tsx'
import type { Tab } from './filters.ts'
import { useOffset } from './use-offset.ts'
import { useSteadyScroll } from './use-steady-scroll.ts'

export interface CommentListProps {
  comments: Comment[]
  tab: Tab
  /** All that the tab holds, for readers of the list's size. */
  total: number
  newIds: ReadonlySet<string>
  highlight: string | undefined
  cursor: string | null
  hasMore: boolean
  onEnd: () => void
  selected: ReadonlySet<string>
  onSelect: CommentRowProps['onSelect']
  onCorrect: CommentRowProps['onCorrect']
  /** Comments to bring into view, by whom; a new object each time. */
  jumps: readonly [fromNotification: Jump | null, fromKeys: Jump | null]
  renderReply: (comment: Comment) => ReactNode
}

export interface Jump {
  id: string
  /** Focus goes along, for the keys that move from row to row. */
  focus?: boolean
}

const ROW_GUESS = 132

/** Kept small: the virtualizer is the one hook here that the compiler cannot memoise. */
export function CommentList(props: CommentListProps) {
  const t = useTranslations('comments')
  const { comments, hasMore, onEnd } = props
  const list = useRef<HTMLDivElement>(null)
  const offset = useOffset(list)
  const virtual = useVirtualizer({
    count: comments.length,
    estimateSize: () => ROW_GUESS,
    getItemKey: (index) => comments[index]?._id ?? index,
    getScrollElement: () => document.getElementById('content'),
    overscan: 6,
    scrollMargin: offset,
  })
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useSteadyScroll(virtual, comments)
  useEffect(() => {
    if (hasMore && last >= comments.length - 10) onEnd()
  }, [hasMore, last, onEnd, comments.length])
  useJump(props.jumps[0], comments, list, virtual.scrollToIndex)
  useJump(props.jumps[1], comments, list, virtual.scrollToIndex)
  return (
    <div
      ref={list}
      role="list"
      aria-label={t('listLabel')}
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
            role="listitem"
            aria-setsize={Math.max(props.total, comments.length)}
            aria-posinset={item.index + 1}
            style={{ transform: `translateY(${item.start - offset}px)` }}
            className="absolute inset-x-0 top-0"
          >
            <CommentRow
              comment={comment}
              tab={props.tab}
              isNew={props.newIds.has(comment._id)}
              isPointedAt={props.highlight === comment._id}
              isCursor={props.cursor === comment._id}
              isSelected={props.selected.has(comment._id)}
              onSelect={props.onSelect}
              onCorrect={props.onCorrect}
            >
              {props.renderReply(comment)}
            </CommentRow>
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
    done.current = jump
    const index = comments.findIndex((comment) => comment._id === jump.id)
    if (index < 0) return
    scrollTo(index, { align: 'auto' })
    if (!jump.focus) return
    // The row may only be drawn by the scroll; who went elsewhere meanwhile, say into the search, stays there.
    const before = document.activeElement
    const frame = requestAnimationFrame(() => {
      const row = list.current?.querySelector<HTMLElement>(`[data-index="${index}"] > article`)
      if (document.activeElement === before) row?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [jump, comments, list, scrollTo])
}
