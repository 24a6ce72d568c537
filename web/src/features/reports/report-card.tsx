import type { Report } from '@bizamply/contract/reports'
import { ChartColumn, ChartLine, ChartPie } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ageOf, useFormat, useTicking } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ReportFiles } from './report-files.tsx'
import { ReportMenu, type ReportActions } from './report-menu.tsx'
import { useReportWords } from './report-words.ts'

export interface ReportCardProps extends ReportActions {
  report: Report
  timezone: string
  mayWrite: boolean
}

const charts = { bar: ChartColumn, line: ChartLine, pie: ChartPie }

/** A report: what it shows, its schedule, and the files of its last run. */
export function ReportCard({ report, timezone, mayWrite, ...actions }: ReportCardProps) {
  const t = useTranslations('reports')
  const words = useReportWords(timezone)
  const Chart = charts[report.chart]
  const next = words.next(report)
  const { lastRun } = report
  const running = lastRun?.state === 'running'
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4 dark:bg-surface-2">
      <div className="flex items-start gap-3">
        <span
          role="img"
          aria-label={t(`chart.${report.chart}`)}
          data-tooltip={t(`chart.${report.chart}`)}
          className="grid size-9 shrink-0 place-items-center rounded-md bg-surface-3 text-ink-2"
        >
          <Chart aria-hidden="true" size={18} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-sm font-semibold text-ink">
            <bdi>{report.title}</bdi>
          </h2>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-xs text-ink-3">
            <Badge>{t(`category.${report.category}`)}</Badge>
            <Since what="updated" at={report.updatedAt} />
          </p>
        </div>
        <ReportMenu report={report} mayWrite={mayWrite} {...actions} />
      </div>
      <p dir="auto" className="line-clamp-2 text-sm sm:min-h-10 max-sm:empty:hidden text-pretty text-ink-2">
        {report.description}
      </p>
      <p className="text-xs text-ink-2 tabular-nums">
        {words.when(report)}
        {next && !report.paused && <span className="text-ink-3">, {next}</span>}
        {report.paused && <span className="block text-ink">{report.paused}</span>}
      </p>
      <div className="mt-auto flex min-h-8 flex-wrap items-center gap-2 border-t border-line pt-3">
        <LastRun report={report} />
        <span className="ml-auto flex gap-2">
          {mayWrite && !running && !lastRun?.files.length && (
            <Button size="sm" onClick={() => actions.onRun(report, report.recipients.length > 0)}>
              {t(lastRun ? 'again' : 'run')}
            </Button>
          )}
          {lastRun && <ReportFiles title={report.title} run={lastRun} />}
        </span>
      </div>
    </li>
  )
}

function LastRun({ report: { lastRun } }: { report: Report }) {
  const t = useTranslations('reports')
  if (!lastRun) return <span className="text-xs text-ink-3">{t('never')}</span>
  if (lastRun.state === 'running') {
    return (
      <span role="status" className="flex items-center gap-2 text-xs text-ink-2">
        <Spinner /> {t('running')}
      </span>
    )
  }
  if (lastRun.state === 'failed') {
    return (
      <span className="min-w-0 text-xs text-danger-ink">{t('failedRun', { why: lastRun.why ?? t('unknownWhy') })}</span>
    )
  }
  return (
    <span className="text-xs text-ink-3">
      <Since what="made" at={lastRun.endedAt ?? lastRun.startedAt} />
    </span>
  )
}

function Since({ what, at }: { what: 'made' | 'updated'; at: string }) {
  const t = useTranslations('reports')
  const format = useFormat()
  const now = useTicking()
  const isNow = ageOf(new Date(at), now)?.step === 'justNow'
  return <span>{isNow ? t(`${what}Now`) : t(what, { time: format.age(at, now) })}</span>
}
