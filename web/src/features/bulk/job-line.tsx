import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Spinner } from '../../ui/spinner.tsx'
import { StopButton, UndoButton } from './job-buttons.tsx'
import type { BulkJob } from './queries.ts'
import { useJobProgress } from './use-job-progress.ts'

export interface JobLineProps {
  job: BulkJob
  /** The user started it, so can undo and stop it. */
  isOwn: boolean
  onStopped: () => void
  onUndone: () => void
  /** A link to the reviews. */
  link: ReactNode
}

/** Progress of the running bulk job in one line, away from the list. */
export function JobLine({ job, isOwn, onStopped, onUndone, link }: JobLineProps) {
  const t = useTranslations('bulk')
  const { waits, title, progress } = useJobProgress(job)
  return (
    <div
      role="group"
      aria-label={t('panel')}
      className="flex min-h-8 min-w-0 flex-1 items-center gap-x-2.5 text-sm text-ink coarse:min-h-10"
    >
      {!waits && <Spinner />}
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
        <span className="font-medium tabular-nums">{title}</span>
        <span role="status" className="text-xs text-ink-2 tabular-nums">
          {progress}
        </span>
      </p>
      <span className="ml-auto flex shrink-0 items-center gap-2.5 pl-2">
        {!waits && link}
        {isOwn &&
          (waits ? (
            <UndoButton jobId={job.jobId} onStopped={onStopped} onUndone={onUndone} />
          ) : (
            <StopButton jobId={job.jobId} onStopped={onStopped} />
          ))}
      </span>
    </div>
  )
}
