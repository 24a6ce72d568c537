import type { Availability } from '@bizamply/contract/features'
import type { Report, ReportInput } from '@bizamply/contract/reports'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { useRemoveReport } from '../../features/reports/use-remove-report.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

const ReportDialog = lazyPart(() =>
  import('../../features/reports/report-dialog.tsx').then((it) => ({ default: it.ReportDialog })),
)
const RunsPanel = lazyPart(() =>
  import('../../features/reports/runs-panel.tsx').then((it) => ({ default: it.RunsPanel })),
)

export interface ReportsDialogsProps {
  timezone: string
  scheduling: Availability
  /** Null: closed; `report` null: a new report. */
  editing: { report: Report | null; starting: ReportInput } | null
  history: Report | undefined
  removing: ReturnType<typeof useRemoveReport>
  onClose: () => void
}

export function ReportsDialogs({ timezone, scheduling, editing, history, removing, onClose }: ReportsDialogsProps) {
  const t = useTranslations('reports')
  return (
    <Suspense>
      {editing && <ReportDialog {...editing} timezone={timezone} scheduling={scheduling} onClose={onClose} />}
      {history && <RunsPanel report={history} onClose={onClose} />}
      <ConfirmDialog
        open={removing.requested !== null}
        onOpenChange={(open) => !open && removing.ask(null)}
        title={t('removeTitle', { title: removing.requested?.title ?? '' })}
        description={t('removeText')}
        action={t('remove')}
        busy={removing.busy}
        busyLabel={t('removing')}
        onConfirm={() => void removing.remove()}
      />
    </Suspense>
  )
}
