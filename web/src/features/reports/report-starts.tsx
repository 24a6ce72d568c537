import { ChartColumn, ChartLine, ChartPie, FileChartColumn } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { EmptyState } from '../../ui/empty-state.tsx'
import { startingPoints, starts, type Start } from './starting-points.ts'

const charts = { bar: ChartColumn, line: ChartLine, pie: ChartPie }

/** Shown without reports: suggested definitions, for members who can create reports. */
export function ReportStarts({ mayWrite, onStart }: { mayWrite: boolean; onStart: (start: Start) => void }) {
  const t = useTranslations('reports')
  return (
    <>
      <EmptyState
        icon={<FileChartColumn size={20} />}
        title={t('emptyTitle')}
        text={t(mayWrite ? 'emptyText' : 'emptyViewer')}
      />
      {mayWrite && (
        <ul className="mx-auto -mt-10 grid max-w-4xl gap-3 px-4 pb-16 sm:grid-cols-3 sm:px-6">
          {starts.map((start) => {
            const Chart = charts[startingPoints[start].chart]
            return (
              <li key={start} className="grid">
                <button
                  type="button"
                  onClick={() => onStart(start)}
                  className="grid content-start justify-items-start gap-1 rounded-lg border border-line bg-surface p-4 text-left hover:bg-surface-2 dark:bg-surface-2 dark:hover:bg-surface-3"
                >
                  <Chart aria-hidden="true" size={18} className="mb-1 text-ink-2" />
                  <span className="text-sm font-semibold text-ink">{t(`starts.${start}.title`)}</span>
                  <span className="text-xs text-pretty text-ink-2">{t(`starts.${start}.description`)}</span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
