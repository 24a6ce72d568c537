import type { Report } from '@bizamply/contract/reports'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RunRow } from './run-row.tsx'
import { useRuns } from './use-runs.ts'

export interface RunsPanelProps {
  report: Report
  onClose: () => void
}

/** The history of a report: every run with its files. */
export function RunsPanel({ report, onClose }: RunsPanelProps) {
  const t = useTranslations('reports')
  const runs = useRuns(report.id)
  const rows = runs.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <SidePanel title={t('historyTitle', { title: report.title })} description={t('historyText')} onClose={onClose}>
      {runs.isPending && <Waiting />}
      {runs.data && rows.length === 0 && (
        <p className="px-4 py-10 text-center text-sm text-ink-2 sm:px-5">{t('historyEmpty')}</p>
      )}
      {rows.length > 0 && (
        <ul className="divide-y divide-line">
          {rows.map((run) => (
            <RunRow key={run.id} run={run} />
          ))}
        </ul>
      )}
      {runs.isError && (
        <div className="px-4 py-3 sm:px-5">
          <ErrorPanel
            error={runs.error}
            say={(reason) => t('historyFailed', { reason })}
            onRetry={() => void (runs.isFetchNextPageError ? runs.fetchNextPage() : runs.refetch())}
          />
        </div>
      )}
      {runs.hasNextPage && !runs.isError && (
        <div className="grid justify-center border-t border-line px-4 py-4">
          <Button busy={runs.isFetchingNextPage} onClick={() => void runs.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </SidePanel>
  )
}

function Waiting() {
  const t = useTranslations('shared')
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-3 px-4 py-4 sm:px-5">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  )
}
