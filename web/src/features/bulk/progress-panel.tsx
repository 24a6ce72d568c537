import { undoWindow } from '@bizamply/contract/undo-window'
import { Square, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useFormat } from '../../lib/format.ts'
import { useSecondsUntil } from '../../lib/use-seconds-until.ts'
import { Button } from '../../ui/button.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { textLink } from '../../ui/text-link.ts'
import { toast } from '../../ui/toast.ts'
import { useToastLift } from '../../ui/use-toast-lift.ts'
import type { BulkJob } from './queries.ts'
import { promisedOf, takeUndoPlace } from './use-start-bulk.ts'

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
  const { job, isAtTop, mayWrite, onStopped } = props
  const t = useTranslations('bulk')
  const format = useFormat()
  const box = useToastLift<HTMLElement>()
  const waits = job.startsAt !== null
  useSealOnceSending(job.jobId, waits)
  const waitingTitle = useWaitingTitle(job)
  const trouble = (['failed', 'skipped'] as const)
    .flatMap((state) => (job[state] > 0 ? t(`count.${state}`, { number: format.number(job[state]) }) : []))
    .join(', ')
  // Of the reviews that the quote named; the skipped ones are counted apart.
  const promised = promisedOf(job.jobId)
  const total = promised ?? job.total
  const gone = job.done + job.failed + (promised === null ? job.skipped : 0)
  return (
    <section
      aria-label={t('panel')}
      ref={isAtTop ? undefined : box}
      className={`grid shrink-0 gap-2 border-line bg-surface-2 px-4 md:max-lg:px-3 ${isAtTop ? 'border-b pt-[max(10px,env(safe-area-inset-top))] pb-2.5' : 'border-t pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))]'}`}
    >
      <div className="flex items-center gap-x-3 text-sm md:max-lg:gap-x-2">
        {!waits && <Spinner />}
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h2 className="font-medium text-ink">
            {waits ? waitingTitle : t(job.action === 'generate' ? 'generating' : 'sending')}
          </h2>
          <p className="text-xs text-ink-2 tabular-nums">
            <span role="status">
              {waits ? t('nothingYet') : t('progress', { done: format.number(gone), total: format.number(total) })}
            </span>
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
          {waits && mayWrite && <UndoButton {...props} />}
          {!waits && mayWrite && <StopButton jobId={job.jobId} onStopped={onStopped} />}
        </span>
      </div>
      {!waits && <Meter percent={total === 0 ? 0 : Math.min(100, (gone / total) * 100)} label={t('panel')} />}
    </section>
  )
}

/** Once the wait is over, neither the send nor what the user did before can be undone by key. */
function useSealOnceSending(jobId: string, waits: boolean): void {
  const before = useRef({ jobId, waits })
  useEffect(() => {
    if (before.current.jobId === jobId && before.current.waits && !waits) takeUndoPlace().seal()
    before.current = { jobId, waits }
  }, [jobId, waits])
}

function useWaitingTitle({ jobId, startsAt, total }: BulkJob): string {
  const t = useTranslations('bulk')
  const format = useFormat()
  const seconds = useSecondsUntil(startsAt)
  const count = promisedOf(jobId) ?? total
  const number = format.number(count)
  // A longer wait means clock skew.
  if (seconds === 0 || seconds > undoWindow.most) return t('sendingSoon', { count, number })
  return t('sendingIn', { count, number, seconds })
}

function UndoButton({ job: { jobId }, onStopped, onUndone }: ProgressPanelProps) {
  const t = useTranslations('bulk')
  const [busy, setBusy] = useState(false)
  const undo = async () => {
    setBusy(true)
    try {
      const { undone } = (await api.bulk.undo({ jobId })).data
      if (undone) {
        toast.success(t('undone'))
        onUndone()
      } else toast.warning(t('undoLate'))
    } catch (error) {
      toast.warning(t('undoFailed'), { description: CallError.from(error).message })
    }
    setBusy(false)
    onStopped()
  }
  const byKey = useEffectEvent(() => void undo())
  useEffect(() => {
    const place = takeUndoPlace()
    // Offered as long as the button is visible; the server decides whether it's too late.
    place.offer(() => byKey(), Infinity)
    return place.release
  }, [jobId])
  return (
    <Button
      size="xs"
      busy={busy}
      busyLabel={t('undoing')}
      icon={<Undo2 aria-hidden="true" size={12} />}
      onClick={() => void undo()}
    >
      {t('undo')}
    </Button>
  )
}

function StopButton({ jobId, onStopped }: { jobId: string; onStopped: () => void }) {
  const t = useTranslations('bulk')
  const [busy, setBusy] = useState(false)
  const stop = async () => {
    setBusy(true)
    try {
      await api.jobs.stop({ jobId })
    } catch (error) {
      toast.warning(t('stopFailed'), { description: CallError.from(error).message })
      setBusy(false)
    }
    onStopped()
  }
  return (
    <Button
      size="xs"
      busy={busy}
      busyLabel={t('stopping')}
      icon={<Square aria-hidden="true" size={12} />}
      onClick={() => void stop()}
    >
      {t('stop')}
    </Button>
  )
}
