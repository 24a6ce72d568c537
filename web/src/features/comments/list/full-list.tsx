import type { Comment } from '@bizamply/contract/comments'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { CommentList, type Jump } from './comment-list.tsx'
import type { CommentRowProps } from '../row/row-props.ts'
import type { Filters } from '../filtering/filters.ts'
import type { CommentsQuery } from '../loading/queries.ts'

export interface CommentsBodyProps extends CommentsQuery {
  comments: Comment[]
  filters: Filters
  highlight: string | undefined
  generating: ReadonlySet<string>
  inBulkSend: ReadonlySet<string>
  importing: boolean
  cursor: string | null
  jump: Jump | null
  total: number
  selected: ReadonlySet<string>
  /** Selecting has begun. */
  isSelecting: boolean
  /** The comment in the pane. */
  opened: string | undefined
  onOpen: CommentRowProps['onOpen']
  /** Undefined for read-only members. */
  onSelect: CommentRowProps['onSelect']
  onClear: () => void
  /** Shown if the brand has no comments yet. */
  emptyAction: ReactNode
  /** No source of reviews is connected. */
  isUnconnected: boolean
}

export interface FullListProps extends CommentsBodyProps {
  comments: Comment[]
  newIds: ReadonlySet<string>
  /** Announces new comments at the top while the user is scrolled down. */
  pill: ReactNode
}

export function FullList(props: FullListProps) {
  const { comments, list } = props
  const { highlighted, target } = useHighlightedComment(comments, props.highlight)
  return (
    <>
      {props.pill}
      <CommentList
        comments={comments}
        tab={props.filters.status}
        total={props.total}
        newIds={props.newIds}
        highlight={highlighted}
        generating={props.generating}
        inBulkSend={props.inBulkSend}
        cursor={props.cursor}
        hasMore={list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError}
        onEnd={() => void list.fetchNextPage()}
        selected={props.selected}
        isSelecting={props.isSelecting}
        opened={props.opened}
        typed={props.filters.search}
        onOpen={props.onOpen}
        onSelect={props.onSelect}
        jumps={[target, props.jump]}
      />
      <ListEnd list={list} />
    </>
  )
}

function ListEnd({ list }: Pick<CommentsBodyProps, 'list'>) {
  const t = useTranslations('comments')
  if (list.isFetchNextPageError) {
    return (
      <div className="p-4 sm:px-6">
        <ErrorPanel error={list.error} title={t('moreFailed')} onRetry={() => void list.fetchNextPage()} />
      </div>
    )
  }
  // Space below the last row, without a text: the end of the list isn't the end of the work.
  return (
    <p className="flex min-h-16 items-center justify-center gap-2 px-6 text-xs text-ink-3">
      {list.isFetchingNextPage && (
        <>
          <Spinner />
          {t('loadingMore')}
        </>
      )}
    </p>
  )
}

const HIGHLIGHT_MS = 10_000
const SCROLL_AFTER_MS = 1000

/** The comment that a notification links to: scrolled to after a second, highlighted for ten. */
function useHighlightedComment(comments: Comment[], highlight: string | undefined) {
  const [faded, setFaded] = useState<string | undefined>()
  const [target, setTarget] = useState<{ id: string } | null>(null)
  const isHere = highlight !== undefined && comments.some((comment) => comment._id === highlight)
  useEffect(() => {
    if (!highlight || !isHere) return
    const scroll = window.setTimeout(() => setTarget({ id: highlight }), SCROLL_AFTER_MS)
    const fade = window.setTimeout(() => setFaded(highlight), HIGHLIGHT_MS)
    return () => {
      window.clearTimeout(scroll)
      window.clearTimeout(fade)
    }
  }, [highlight, isHere])
  return { highlighted: highlight === faded ? undefined : highlight, target }
}
