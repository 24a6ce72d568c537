import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { createPortal } from 'react-dom'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { useCurrentBulk } from '../../features/bulk/queries.ts'
import { useAnnouncedEnd, useOwnJob } from '../../features/bulk/use-announced-end.ts'
import { headKey } from '../../features/comments/loading/query-keys.ts'
import { useRefreshCredits } from '../../features/credits/queries.ts'
import type { Means } from '../../features/replies/reply-permissions.ts'
import { useReviewedFocus } from './use-reviewed-focus.ts'

const ProgressPanel = lazyPart(() =>
  import('../../features/bulk/progress-panel.tsx').then((it) => ({ default: it.ProgressPanel })),
)
const ResultsDialog = lazyPart(() =>
  import('../../features/bulk/results-dialog.tsx').then((it) => ({ default: it.ResultsDialog })),
)

export interface BulkProgressProps {
  bulk: ReturnType<typeof useCurrentBulk>
  means: Pick<Means, 'mayWrite' | 'maySend'>
  /** The place for the progress in a page that covers the list. */
  pageTop: HTMLElement | null
  /** The job whose results are open. */
  results: string | undefined
  onResults: (jobId: string | undefined) => void
  /** Moves the focus to the row of a review that was opened from the results, once they are closed. */
  onReview: (commentId: string) => void
  /** A job of the user's was undone before it started. */
  onUndone: () => void
}

/**
 * The user's running bulk job, a message at its end, and its results. Other members see neither; a notification keeps
 * the end for later.
 */
export function BulkProgress(props: BulkProgressProps) {
  const { bulk, means, pageTop, results, onResults, onReview, onUndone } = props
  const job = useOwnJob(bulk)
  const cache = useQueryClient()
  const renewCredits = useRefreshCredits()
  const onEnded = () => {
    void cache.invalidateQueries({ queryKey: headKey })
    renewCredits()
  }
  const setKnown = useAnnouncedEnd(bulk, { onEnded, onResults })
  const setReviewed = useReviewedFocus(results !== undefined, onReview)
  const panel = job?.status === 'running' && (
    <ProgressPanel
      job={job}
      isAtTop={pageTop !== null}
      mayWrite={means.mayWrite || means.maySend}
      onStopped={bulk.renew}
      onUndone={() => {
        setKnown(job.jobId)
        onUndone()
      }}
      onResults={() => onResults(job.jobId)}
    />
  )
  return (
    <Suspense>
      {pageTop ? panel && createPortal(panel, pageTop) : panel}
      {results && (
        <ResultsDialog
          jobId={results}
          job={bulk.job?.jobId === results ? bulk.job : null}
          onClose={() => onResults(undefined)}
          renderLink={(commentId, words) => (
            <ReviewLink commentId={commentId} words={words} onOpen={() => setReviewed(commentId)} />
          )}
        />
      )}
    </Suspense>
  )
}

/** Link to a review of a bulk job, opened in the pane. */
function ReviewLink({ commentId, words, onOpen }: { commentId: string; words: string; onOpen: () => void }) {
  return (
    <Link
      from="/responses"
      to="/responses"
      search={({ results: _, ...old }) => ({ ...old, comment: commentId })}
      className="-my-1 py-1 font-medium text-ink underline decoration-line-strong underline-offset-3 hover:decoration-ink"
      onClick={onOpen}
    >
      {words}
    </Link>
  )
}
