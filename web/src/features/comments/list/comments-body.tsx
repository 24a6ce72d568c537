import type { Comment } from '@bizamply/contract/comments'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { useRefetchFailing } from '../../../lib/data-state.ts'
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
  const { list, filters, comments } = props
  const { newIds, pill } = useNewReviews(props, comments)
  const refetchFailing = useRefetchFailing()
  if (list.isPending) return <ListSkeleton hasReplies={filters.status === 'draft' || filters.status === 'sent'} />
  if (list.data === undefined) {
    const error = CallError.from(list.error)
    return (
      <div className="p-4 sm:px-6">
        <ErrorPanel
          error={error}
          say={(reason) => `${t('failed')}. ${reason}`}
          onRetry={() => {
            // Figures, views and Up next fail silently next to this message.
            refetchFailing()
            void list.refetch({ cancelRefetch: false })
          }}
        />
      </div>
    )
  }
  return (
    <>
      {comments.length === 0 ? (
        <EmptyList
          filters={filters}
          isUnconnected={props.isUnconnected}
          onClear={props.onClear}
          counts={list.isPlaceholderData ? undefined : list.data.pages[0]?.counts}
          action={props.emptyAction}
        />
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
      toast.notice(t('newReviews'))
      if (filters.status === 'pending' && isScrolledDown()) setWaiting((before) => before + count)
    },
  })
  return { newIds, pill: waiting > 0 ? <NewPill count={waiting} onGone={() => setWaiting(0)} /> : null }
}
