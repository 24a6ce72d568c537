import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { useCurrentBulk } from '../../features/bulk/queries.ts'
import { headKey } from '../../features/comments/loading/query-keys.ts'
import { useRefreshCredits } from '../../features/credits/queries.ts'
import { useUser } from '../../lib/session.ts'
import { keys, storage } from '../../lib/storage.ts'
import { Link } from '@tanstack/react-router'

const ProgressPanel = lazyPart(() =>
  import('../../features/bulk/progress-panel.tsx').then((it) => ({ default: it.ProgressPanel })),
)

export interface BulkProgressProps {
  bulk: ReturnType<typeof useCurrentBulk>
  mayWrite: boolean
}

/** Results of jobs that ended longer ago are not shown. */
const NEWS_FOR_MS = 12 * 3_600_000

/** The brand's running bulk job, then its result until the user dismisses it. */
export function BulkProgress({ bulk, mayWrite }: BulkProgressProps) {
  const { job } = bulk
  const cache = useQueryClient()
  const user = useUser()
  const renewCredits = useRefreshCredits()
  const [read, setRead] = useState(() => storage.get('local', keys.bulkRead))
  const [opened] = useState(() => Date.now())
  const status = job?.status
  const ended = useEffectEvent(() => {
    void cache.invalidateQueries({ queryKey: headKey })
    renewCredits()
  })
  useEffect(() => {
    if (status && status !== 'running') ended()
  }, [status])
  if (!job || read === job.jobId) return null
  // A result is for who started the job; others see it while it runs.
  if (job.finishedAt !== null && job.startedBy !== user.name) return null
  if (job.finishedAt !== null && opened - Date.parse(job.finishedAt) > NEWS_FOR_MS) return null
  const dismiss = () => {
    storage.set('local', keys.bulkRead, job.jobId)
    setRead(job.jobId)
  }
  return (
    <Suspense>
      <ProgressPanel
        job={job}
        mayWrite={mayWrite}
        onStopped={bulk.renew}
        onUndone={dismiss}
        onDismiss={dismiss}
        renderLink={renderBulkLink}
      />
    </Suspense>
  )
}

/** Link to a comment of a bulk job, opened in the side panel. */
const renderBulkLink = (commentId: string, words: string) => (
  <Link
    from="/responses"
    to="/responses"
    search={(old) => ({ ...old, comment: commentId })}
    className="font-medium text-ink underline decoration-line-strong underline-offset-3 hover:decoration-ink"
  >
    {words}
  </Link>
)
