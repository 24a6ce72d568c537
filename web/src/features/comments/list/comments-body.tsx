import type { Comment } from '@bizamply/contract/comments'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { useFormat } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { toast } from '../../../ui/toast.ts'
import { listKey } from '../filtering/filters.ts'
import { FullList, type CommentsBodyProps } from './full-list.tsx'
import { EmptyList, ListSkeleton } from './list-states.tsx'
import { isScrolledDown, NewPill } from './new-pill.tsx'
import { useArrivals } from './use-arrivals.ts'

/** The list in any of its states: loading, failed, empty, stale or filled. */
export function CommentsBody(props: CommentsBodyProps) {
  const t = useTranslations('comments')
  const { list, head, filters, comments } = props
  const { newIds, pill } = useNewReviews(props, comments)
  if (list.isPending) return <ListSkeleton />
  if (list.data === undefined) {
    const error = CallError.from(list.error)
    return (
      <div className="p-4 sm:px-6">
        <ErrorPanel
          message={`${t('failed')}. ${error.message}`}
          requestId={error.requestId}
          onRetry={() => void list.refetch()}
        />
      </div>
    )
  }
  return (
    <>
      {head.isError && <Stale since={list.dataUpdatedAt} onRetry={() => void head.refetch()} />}
      {comments.length === 0 ? (
        <EmptyList filters={filters} onClear={props.onClear} action={props.emptyAction} />
      ) : (
        <FullList {...props} comments={comments} newIds={newIds} pill={pill} />
      )}
    </>
  )
}

function useNewReviews({ list, filters, importing }: CommentsBodyProps, comments: Comment[]) {
  const t = useTranslations('comments')
  const [waiting, setWaiting] = useState(0)
  const ready = list.data !== undefined && !list.isPlaceholderData
  const newIds = useArrivals({
    comments,
    pending: list.data?.pages[0]?.counts.pending ?? 0,
    stamp: list.dataUpdatedAt,
    listKey: `${listKey(filters)}|${ready}`,
    isInbox: filters.status === 'pending',
    quiet: !ready,
    importing,
    onArrival: (count) => {
      toast.info(t('newReviews'))
      if (filters.status === 'pending' && isScrolledDown()) setWaiting((before) => before + count)
    },
  })
  return { newIds, pill: waiting > 0 ? <NewPill count={waiting} onGone={() => setWaiting(0)} /> : null }
}

function Stale({ since, onRetry }: { since: number; onRetry: () => void }) {
  const t = useTranslations('comments')
  const shared = useTranslations('shared')
  const format = useFormat()
  return (
    <p
      role="status"
      className="flex items-center gap-2 border-b border-line px-4 py-2 text-xs text-pending-ink sm:px-6"
    >
      {t('stale', { time: format.time(new Date(since)) })}
      <Button size="xs" onClick={onRetry}>
        {shared('tryAgain')}
      </Button>
    </p>
  )
}
