import { undoWindow } from '@bizamply/contract/undo-window'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { useSecondsUntil } from '../../lib/use-seconds-until.ts'
import type { BulkJob } from './queries.ts'
import { promisedOf, takeUndoPlace } from './use-start-bulk.ts'

export interface JobProgress {
  /** Undo is still possible. */
  waits: boolean
  title: string
  progress: string
  percent: number
}

/** What a running bulk job says about itself, of the reviews that the quote named; the skipped ones are counted apart. */
export function useJobProgress(job: BulkJob): JobProgress {
  const t = useTranslations('bulk')
  const format = useFormat()
  const waits = job.startsAt !== null
  useSealOnceSending(job.jobId, waits)
  const waitingTitle = useWaitingTitle(job)
  const total = totalOf(job)
  const gone = job.done + job.failed
  return {
    waits,
    title: waits ? waitingTitle : t(job.action === 'generate' ? 'generating' : 'sending'),
    progress: waits ? t('nothingYet') : t('progress', { done: format.number(gone), total: format.number(total) }),
    percent: total === 0 ? 0 : Math.min(100, (gone / total) * 100),
  }
}

/** A page that didn't start the job learns which reviews are skipped only as they are. */
const totalOf = ({ jobId, total, skipped }: BulkJob): number => promisedOf(jobId) ?? Math.max(0, total - skipped)

/** Once the wait is over, neither the send nor what the user did before can be undone by key. */
function useSealOnceSending(jobId: string, waits: boolean): void {
  const before = useRef({ jobId, waits })
  useEffect(() => {
    if (before.current.jobId === jobId && before.current.waits && !waits) takeUndoPlace().seal()
    before.current = { jobId, waits }
  }, [jobId, waits])
}

function useWaitingTitle(job: BulkJob): string {
  const t = useTranslations('bulk')
  const format = useFormat()
  const seconds = useSecondsUntil(job.startsAt)
  const count = totalOf(job)
  const number = format.number(count)
  // A longer wait means clock skew.
  if (seconds === 0 || seconds > undoWindow.most) return t('sendingSoon', { count, number })
  return t('sendingIn', { count, number, seconds })
}
