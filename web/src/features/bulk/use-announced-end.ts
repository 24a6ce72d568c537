import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../ui/toast.ts'
import { useOutcomeWords } from './outcome-words.ts'
import type { BulkJob, useCurrentBulk } from './queries.ts'

/** The job, if the user started it: other members see neither its progress controls nor its end. */
export function useOwnJob({ job }: Pick<ReturnType<typeof useCurrentBulk>, 'job'>): BulkJob | null {
  const user = useUser()
  return job?.startedById === user.id ? job : null
}

export interface AnnouncedEnd {
  /** Called when any job ends. */
  onEnded: () => void
  onResults: (jobId: string) => void
}

/**
 * Announces the end of the user's own job. What ended earlier is a notification. Returns how to name a job whose end is
 * known.
 */
export function useAnnouncedEnd(
  { job: latest, isLoaded }: Pick<ReturnType<typeof useCurrentBulk>, 'job' | 'isLoaded'>,
  { onEnded, onResults }: AnnouncedEnd,
): (jobId: string) => void {
  const t = useTranslations('bulk')
  const own = useOwnJob({ job: latest })
  const words = useOutcomeWords()
  /** The job whose end is known; undefined until the first response. */
  const known = useRef<string | null | undefined>(undefined)
  const ended = useEffectEvent((job: BulkJob) => {
    onEnded()
    if (own?.jobId !== job.jobId) return
    const { title, counts, reason } = words(job)
    const isTrouble = reason !== '' || job.failed > 0 || job.status === 'failed'
    const kind = isTrouble ? 'error' : job.status === 'stopped' ? 'info' : 'success'
    toast[kind](title, {
      description: [counts, reason].filter(Boolean).join(' '),
      action: { label: t('showItems'), onClick: () => onResults(job.jobId) },
    })
  })
  useEffect(() => {
    if (!isLoaded) return
    const over = latest && latest.status !== 'running' ? latest : null
    const before = known.current
    if (over || before === undefined) known.current = over?.jobId ?? null
    if (over && before !== undefined && before !== over.jobId) ended(over)
  }, [isLoaded, latest])
  return (jobId) => {
    known.current = jobId
  }
}
