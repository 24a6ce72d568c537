import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useOutcomeWords } from '../../features/bulk/outcome-words.ts'
import type { BulkJob, useCurrentBulk } from '../../features/bulk/queries.ts'
import { headKey } from '../../features/comments/loading/query-keys.ts'
import { useRefreshCredits } from '../../features/credits/queries.ts'
import type { Means } from '../../features/replies/rules.ts'
import { useUser } from '../../lib/session.ts'
import { keys, storage } from '../../lib/storage.ts'
import { toast } from '../../ui/toast.ts'

const ProgressPanel = lazyPart(() =>
  import('../../features/bulk/progress-panel.tsx').then((it) => ({ default: it.ProgressPanel })),
)
const ResultsDialog = lazyPart(() =>
  import('../../features/bulk/results-dialog.tsx').then((it) => ({ default: it.ResultsDialog })),
)

export interface BulkProgressProps {
  bulk: ReturnType<typeof useCurrentBulk>
  means: Pick<Means, 'mayWrite' | 'maySend'>
  /** The job whose results are open. */
  results: string | undefined
  onResults: (jobId: string | undefined) => void
}

/** Ends of jobs that are older than this aren't announced. */
const NEWS_FOR_MS = 12 * 3_600_000

/**
 * The user's running bulk job, a message at its end, and its results. Other members see neither; a notification keeps
 * the end for later.
 */
export function BulkProgress({ bulk, means, results, onResults }: BulkProgressProps) {
  const user = useUser()
  const job = bulk.job?.startedBy === user.name ? bulk.job : null
  const announced = useAnnouncedEnd(bulk.job, job, onResults)
  return (
    <Suspense>
      {job?.status === 'running' && (
        <ProgressPanel
          job={job}
          mayWrite={means.mayWrite || means.maySend}
          onStopped={bulk.renew}
          onUndone={() => announced(job.jobId)}
        />
      )}
      {results && (
        <ResultsDialog
          jobId={results}
          job={bulk.job?.jobId === results ? bulk.job : null}
          onClose={() => onResults(undefined)}
          renderLink={renderBulkLink}
        />
      )}
    </Suspense>
  )
}

/** Refreshes the list when a job ends, and announces the end of an own one, once in this browser. */
function useAnnouncedEnd(
  latest: BulkJob | null,
  own: BulkJob | null,
  onResults: (jobId: string) => void,
): (jobId: string) => void {
  const t = useTranslations('bulk')
  const cache = useQueryClient()
  const renewCredits = useRefreshCredits()
  const words = useOutcomeWords()
  const [opened] = useState(() => Date.now())
  const announced = (jobId: string) => storage.set('local', keys.bulkRead, jobId)
  const ended = useEffectEvent(() => {
    void cache.invalidateQueries({ queryKey: headKey })
    renewCredits()
    if (!own?.finishedAt || storage.get('local', keys.bulkRead) === own.jobId) return
    announced(own.jobId)
    if (opened - Date.parse(own.finishedAt) > NEWS_FOR_MS) return
    const { title, counts, reason } = words(own)
    const isTrouble = reason !== '' || own.failed > 0 || own.status === 'failed'
    toast[isTrouble ? 'error' : 'success'](title, {
      description: [counts, reason].filter(Boolean).join(' '),
      action: { label: t('showItems'), onClick: () => onResults(own.jobId) },
    })
  })
  const { jobId, status } = latest ?? {}
  useEffect(() => {
    if (status && status !== 'running') ended()
  }, [jobId, status])
  return announced
}

/** Link to a review of a bulk job, opened in the pane. */
const renderBulkLink = (commentId: string, words: string) => (
  <Link
    from="/responses"
    to="/responses"
    search={({ results: _, ...old }) => ({ ...old, comment: commentId })}
    className="font-medium text-ink underline decoration-line-strong underline-offset-3 hover:decoration-ink"
  >
    {words}
  </Link>
)
