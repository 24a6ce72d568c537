import type { ImportEntry } from '@bizamply/contract/imports'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useFormat } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Meter } from '../../ui/meter.tsx'
import { toast } from '../../ui/toast.ts'
import { Figures } from './figures.tsx'
import { useFailureText } from './use-failure-text.ts'

/** A running import or undo: progress, results so far, and Stop. */
export function ProgressPanel({ entry, mayWrite }: { entry: ImportEntry; mayWrite: boolean }) {
  const t = useTranslations('imports')
  const format = useFormat()
  const undoing = entry.state === 'undoing'
  const percent = percentOf(entry)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-lg font-semibold text-ink">
            {t(undoing ? 'running.undo' : 'running.import', { name: entry.fileName })}
          </h2>
          <p className="text-sm text-pretty text-ink-2">{t(undoing ? 'mayLeaveUndo' : 'mayLeave')}</p>
        </div>
        {mayWrite && !undoing && <StopButton entry={entry} />}
      </div>
      <div className="grid gap-1.5">
        <Meter label={t(undoing ? 'meterUndo' : 'meter')} percent={percent ?? 0} />
        <p role="status" className="text-xs text-ink-3 tabular-nums">
          {percent === null ? t('waits') : t('percent', { percent: format.number(Math.floor(percent)) })}
        </p>
      </div>
      {!undoing && <Figures entry={entry} />}
    </section>
  )
}

/** Null before anything was read. */
export function percentOf({ done, total }: Pick<ImportEntry, 'done' | 'total'>): number | null {
  if (!total || done === 0) return null
  return Math.min(100, (done / total) * 100)
}

function StopButton({ entry }: { entry: ImportEntry }) {
  const t = useTranslations('imports')
  const failureText = useFailureText()
  const [stopping, setStopping] = useState(false)
  const { jobId } = entry
  if (!jobId) return null
  const stop = async () => {
    setStopping(true)
    try {
      await api.jobs.stop({ jobId })
    } catch (error) {
      setStopping(false)
      toast.error(t('stopFailed', { reason: failureText(CallError.from(error)) }))
    }
  }
  return (
    <Button busy={stopping} busyLabel={t('stopping')} onClick={() => void stop()}>
      {t('stop')}
    </Button>
  )
}
