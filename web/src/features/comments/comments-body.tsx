import type { Comment } from '@bizamply/contract/comments'
import { ArrowUp } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { useFormat } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { toast } from '../../ui/toast.ts'
import { CommentList } from './comment-list.tsx'
import type { Filters } from './filters.ts'
import { EmptyList, ListSkeleton } from './list-states.tsx'
import { commentsOf, type useComments } from './queries.ts'
import { useNewIds } from './use-live-comments.ts'

export interface CommentsBodyProps {
  list: ReturnType<typeof useComments>
  filters: Filters
  highlight: string | undefined
  cursor: number
  jump: { index: number } | null
  total: number
  onClear: () => void
  renderReply: (comment: Comment) => ReactNode
}

/** The list in whatever state it is: loading, failed, empty, stale or full. */
export function CommentsBody(props: CommentsBodyProps) {
  const t = useTranslations('comments')
  const format = useFormat()
  const { list, filters } = props
  const comments = commentsOf(list.data)
  const retry = () => void list.refetch()
  if (list.isPending) return <ListSkeleton />
  if (list.isError && comments.length === 0) {
    const error = CallError.from(list.error)
    return (
      <div className="p-4 sm:px-6">
        <ErrorPanel message={`${t('failed')}. ${error.message}`} requestId={error.requestId} onRetry={retry} />
      </div>
    )
  }
  return (
    <>
      {list.isError && (
        <p role="status" className="flex items-center gap-2 px-4 py-2 text-xs text-pending-ink sm:px-6">
          {t('stale', { time: format.time(new Date(list.dataUpdatedAt)) })}
          <Button size="xs" onClick={retry}>
            {t('refresh')}
          </Button>
        </p>
      )}
      {comments.length === 0 ? (
        <EmptyList
          status={filters.status}
          filtered={filters.platform !== undefined || filters.search !== undefined}
          onClear={props.onClear}
        />
      ) : (
        <FullList {...props} comments={comments} />
      )}
    </>
  )
}

const HIGHLIGHT_MS = 10_000
const SCROLL_AFTER_MS = 1000

function FullList(props: CommentsBodyProps & { comments: Comment[] }) {
  const t = useTranslations('comments')
  const { comments, list, filters, highlight } = props
  const [waiting, setWaiting] = useState(0)
  const key = `${filters.status}|${filters.platform ?? ''}|${filters.search ?? ''}`
  const newIds = useNewIds(comments, key, (count) => {
    if (filters.status !== 'pending') return
    toast.info(t('newReviews'))
    if ((document.getElementById('content')?.scrollTop ?? 0) > 200) setWaiting((before) => before + count)
  })
  const [faded, setFaded] = useState<string | undefined>()
  const [target, setTarget] = useState<{ index: number } | null>(null)
  const index = highlight ? comments.findIndex((comment) => comment._id === highlight) : -1
  useEffect(() => {
    if (!highlight || index < 0) return
    const scroll = window.setTimeout(() => setTarget({ index }), SCROLL_AFTER_MS)
    const fade = window.setTimeout(() => setFaded(highlight), HIGHLIGHT_MS)
    return () => {
      window.clearTimeout(scroll)
      window.clearTimeout(fade)
    }
  }, [highlight, index])
  const up = () => {
    setWaiting(0)
    document.getElementById('content')?.scrollTo({ top: 0 })
  }
  return (
    <>
      {waiting > 0 && (
        <div className="pointer-events-none sticky top-2 z-10 flex h-0 justify-center">
          <Button
            size="sm"
            icon={<ArrowUp aria-hidden="true" size={14} />}
            className="pointer-events-auto shadow-2"
            onClick={up}
          >
            {t('newCount', { count: waiting })}
          </Button>
        </div>
      )}
      <CommentList
        comments={comments}
        total={props.total}
        newIds={newIds}
        highlight={highlight === faded ? undefined : highlight}
        cursor={props.cursor}
        hasMore={list.hasNextPage && !list.isFetchingNextPage}
        onEnd={() => void list.fetchNextPage()}
        jump={target ?? props.jump}
        renderReply={props.renderReply}
      />
      {!list.hasNextPage && <p className="px-6 py-6 text-center text-xs text-ink-3">{t('end')}</p>}
    </>
  )
}
