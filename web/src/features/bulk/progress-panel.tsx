import { Square, Undo2, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useFormat } from '../../lib/format.ts'
import { longestUndo, useSecondsUntil } from '../../lib/use-seconds-until.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { offerUndo, toast } from '../../ui/toast.ts'
import { OutcomeList } from './outcome-list.tsx'
import type { BulkJob } from './queries.ts'

export interface ProgressPanelProps {
  job: BulkJob
  mayWrite: boolean
  onStopped: () => void
  /** Called after Undo, when the job never started and has no outcome to show. */
  onUndone: () => void
  onDismiss: () => void
  /** Renders a link to a comment of the job. */
  renderLink: (commentId: string, words: string) => ReactNode
}

/** Progress and outcome of the bulk job. Stays visible while the list scrolls. */
export function ProgressPanel(props: ProgressPanelProps) {
  const { job, mayWrite, onStopped, onDismiss, renderLink } = props
  const t = useTranslations('bulk')
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const runs = job.status === 'running'
  const waits = runs && job.startsAt !== null
  const waitingTitle = useWaitingTitle(job)
  const gone = job.done + job.failed + job.skipped
  return (
    <section aria-label={t('panel')} className="sticky top-0 z-20 border-b border-line bg-surface-2 px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
        {runs && <Spinner />}
        <h2 className="font-medium text-ink">{waits ? waitingTitle : titleOf(job, t)}</h2>
        <p role="status" className="text-xs text-ink-2 tabular-nums">
          {waits
            ? t('nothingYet')
            : runs
              ? t('progress', { done: format.number(gone), total: format.number(job.total) })
              : t('outcome', { done: job.done, failed: job.failed, skipped: job.skipped, credits: job.credits })}
        </p>
        {runs && job.startedBy && <span className="text-xs text-ink-3">{t('startedBy', { name: job.startedBy })}</span>}
        <span className="ml-auto flex items-center gap-1">
          {!runs && (
            <Button size="xs" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? t('hideItems') : t('showItems')}
            </Button>
          )}
          {waits && mayWrite && <UndoButton {...props} />}
          {runs && !waits && mayWrite && <StopButton jobId={job.jobId} onStopped={onStopped} />}
          {!runs && <IconButton size="sm" label={t('dismiss')} icon={<X size={16} />} onClick={onDismiss} />}
        </span>
      </div>
      {!runs && job.reason && (
        <p role="alert" className="mt-2 text-sm text-pending-ink">
          {t(`waiting.${job.action}`, {
            reason: job.reason.message,
            count: job.waiting,
            number: format.number(job.waiting),
          })}
        </p>
      )}
      {runs && !waits && (
        <div className="mt-2">
          <Meter percent={job.total === 0 ? 0 : (gone / job.total) * 100} label={t('panel')} />
        </div>
      )}
      {open && !runs && <OutcomeList jobId={job.jobId} renderLink={renderLink} />}
    </section>
  )
}

function titleOf(job: BulkJob, t: ReturnType<typeof useTranslations<'bulk'>>): string {
  if (job.status === 'running') return t(job.action === 'generate' ? 'generating' : 'sending')
  if (job.status === 'stopped') return t('stopped')
  return job.status === 'failed' ? t('broken') : t(job.action === 'generate' ? 'generated' : 'sent')
}

function useWaitingTitle({ startsAt, total }: BulkJob): string {
  const t = useTranslations('bulk')
  const format = useFormat()
  const seconds = useSecondsUntil(startsAt)
  const number = format.number(total)
  if (seconds === 0 || seconds > longestUndo) return t('sendingSoon', { count: total, number })
  return t('sendingIn', { count: total, number, seconds })
}

function UndoButton({ job: { jobId, startsAt }, onStopped, onUndone }: ProgressPanelProps) {
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
  useEffect(() => offerUndo(() => byKey(), startsAt ? Date.parse(startsAt) : 0), [jobId, startsAt])
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
