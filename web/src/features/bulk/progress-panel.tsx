import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Meter } from '../../ui/meter.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { textLink } from '../../ui/text-link.ts'
import { useToastLift } from '../../ui/use-toast-lift.ts'
import { StopButton, UndoButton } from './job-buttons.tsx'
import type { BulkJob } from './queries.ts'
import { useJobProgress } from './use-job-progress.ts'

export interface ProgressPanelProps {
  job: BulkJob
  /** Above a review instead of below the list. */
  isAtTop: boolean
  mayWrite: boolean
  onStopped: () => void
  /** Called after Undo, when the job never started and has no outcome to show. */
  onUndone: () => void
  /** Opens the outcome of each review so far. */
  onResults: () => void
}

/** Progress of the running bulk job, at the foot of the list, where it moves nothing that is being read. */
export function ProgressPanel(props: ProgressPanelProps) {
  const { job, isAtTop, mayWrite, onStopped, onUndone } = props
  const t = useTranslations('bulk')
  const format = useFormat()
  const box = useToastLift<HTMLElement>()
  const { waits, title, progress, percent } = useJobProgress(job)
  const trouble = (['failed', 'skipped'] as const)
    .flatMap((state) => (job[state] > 0 ? t(`count.${state}`, { number: format.number(job[state]) }) : []))
    .join(', ')
  return (
    <section
      aria-label={t('panel')}
      ref={isAtTop ? undefined : box}
      className={`grid shrink-0 gap-2 border-line bg-surface-2 px-4 md:max-lg:px-3 ${isAtTop ? 'border-b pt-[max(10px,env(safe-area-inset-top))] pb-2.5' : 'border-t pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))]'}`}
    >
      <div className="flex items-center gap-x-3 text-sm md:max-lg:gap-x-2">
        {!waits && <Spinner />}
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h2 className="font-medium text-ink">{title}</h2>
          <p className="text-xs text-ink-2 tabular-nums">
            <span role="status">{progress}</span>
            {trouble !== '' && (
              <>
                {' · '}
                <button type="button" className={textLink} onClick={props.onResults}>
                  {trouble}
                </button>
              </>
            )}
          </p>
        </div>
        <span className="ml-auto flex shrink-0">
          {waits && mayWrite && <UndoButton jobId={job.jobId} onStopped={onStopped} onUndone={onUndone} />}
          {!waits && mayWrite && <StopButton jobId={job.jobId} onStopped={onStopped} />}
        </span>
      </div>
      {!waits && <Meter percent={percent} label={t('panel')} />}
    </section>
  )
}
