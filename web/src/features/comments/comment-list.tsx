import type { Comment } from '@bizamply/contract/comments'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { CommentRow } from './comment-row.tsx'

export interface CommentListProps {
  comments: Comment[]
  /** All that the tab holds, for readers of the list's size. */
  total: number
  newIds: ReadonlySet<string>
  highlight: string | undefined
  cursor: number
  hasMore: boolean
  onEnd: () => void
  /** The index to bring into view; a new object each time. */
  jump: { index: number } | null
  renderReply: (comment: Comment) => ReactNode
}

const ROW_GUESS = 132

/** Kept small: the virtualizer is the one hook here that the compiler cannot memoise. */
export function CommentList(props: CommentListProps) {
  const t = useTranslations('comments')
  const list = useRef<HTMLDivElement>(null)
  const offset = useOffset(list)
  const virtual = useVirtualizer({
    count: props.comments.length,
    estimateSize: () => ROW_GUESS,
    getItemKey: (index) => props.comments[index]?._id ?? index,
    getScrollElement: () => document.getElementById('content'),
    overscan: 6,
    scrollMargin: offset,
  })
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  const { hasMore, onEnd, jump } = props
  useEffect(() => {
    if (hasMore && last >= props.comments.length - 10) onEnd()
  }, [hasMore, last, onEnd, props.comments.length])
  useEffect(() => {
    if (jump) virtual.scrollToIndex(jump.index, { align: 'auto' })
  }, [jump, virtual])
  return (
    <div
      ref={list}
      role="list"
      aria-label={t('listLabel')}
      style={{ height: virtual.getTotalSize(), position: 'relative' }}
    >
      {items.map((item) => {
        const comment = props.comments[item.index]
        if (!comment) return null
        return (
          <div
            key={item.key}
            ref={virtual.measureElement}
            data-index={item.index}
            role="listitem"
            aria-setsize={Math.max(props.total, props.comments.length)}
            aria-posinset={item.index + 1}
            style={{ transform: `translateY(${item.start - offset}px)` }}
            className="absolute inset-x-0 top-0"
          >
            <CommentRow
              comment={comment}
              isNew={props.newIds.has(comment._id)}
              isPointedAt={props.highlight === comment._id}
              isCursor={props.cursor === item.index}
            >
              {props.renderReply(comment)}
            </CommentRow>
          </div>
        )
      })}
    </div>
  )
}

/** How far below the top of the scrolling sheet the list begins. */
function useOffset(list: RefObject<HTMLDivElement | null>): number {
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const sheet = document.getElementById('content')
    if (!sheet || !list.current) return
    const measure = () => {
      if (!list.current) return
      const top = list.current.getBoundingClientRect().top - sheet.getBoundingClientRect().top + sheet.scrollTop
      setOffset(Math.round(top))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(sheet)
    if (list.current.parentElement) watch.observe(list.current.parentElement)
    return () => watch.disconnect()
  }, [list])
  return offset
}
