import { sizes } from '@bizamply/contract/size-limits'
import type { ReportInput } from '@bizamply/contract/reports'
import { getRouteApi } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ReportCard } from '../../features/reports/report-card.tsx'
import { useReports, type ReportFilters } from '../../features/reports/report-queries.ts'
import { ReportStarts } from '../../features/reports/report-starts.tsx'
import { ReportTiles } from '../../features/reports/report-tiles.tsx'
import { ReportToolbar } from '../../features/reports/report-toolbar.tsx'
import { inputOf, startingPoints } from '../../features/reports/starting-points.ts'
import { useRemoveReport } from '../../features/reports/use-remove-report.ts'
import { useRunReport } from '../../features/reports/use-run-report.ts'
import { useMay } from '../../lib/brand-context.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { AddButton } from '../../ui/add-button.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReportsDialogs } from './reports-dialogs.tsx'
import type { ReportsSearch } from './reports-search.ts'
import { useNamedReport } from './use-named-report.ts'
import { StaleLine } from '../../ui/stale-line.tsx'

const route = getRouteApi('/guarded/reports')

/** Reports and the files that they produced. */
export function ReportsScreen() {
  const t = useTranslations('reports')
  const { search, category, schedule, edit, history } = route.useSearch()
  const navigate = route.useNavigate()
  const mayWrite = useMay()('reports.manage')
  const filters: ReportFilters = { search, category, schedule }
  const reports = useReports(filters)
  const rows = reports.data?.pages.flatMap(({ data }) => data) ?? []
  const first = reports.data?.pages[0]
  const timezone = first?.timezone ?? 'UTC'
  const scheduling = first?.scheduling ?? 'available'
  const run = useRunReport(rows)
  const removing = useRemoveReport()
  const [starting, setStarting] = useState<ReportInput>(startingPoints.plain)
  const go = (more: ReportsSearch) => void navigate({ search: (before) => ({ ...before, ...more }) })
  const begin = (from: ReportInput) => {
    setStarting(from)
    go({ edit: 'new' })
  }
  const close = () => void navigate({ search: ({ edit: _, history: _h, ...before }) => before, replace: true })
  const named = useNamedReport({ edit, history, rows, onGone: close })
  const filtered = Boolean(search || category || schedule)
  const hasFigures = (!reports.isError || first !== undefined) && (filtered || first?.tiles.total !== 0)
  return (
    <>
      <PageTitle page={t('title')} />
      <header className="flex flex-wrap items-start gap-3 px-4 pt-5 pb-4 sm:px-6">
        <div className="min-w-0 flex-1 basis-52">
          <h1 className="text-xl font-semibold">{t('title')}</h1>
          <p className="text-sm text-pretty text-ink-2">{t('lead')}</p>
          <StaleLine query={reports} say={(time) => t('stale', { time })} />
        </div>
        {mayWrite && (
          <AddButton
            label={t('add')}
            full={(first?.tiles.total ?? 0) >= sizes.reports ? t('full', { limit: sizes.reports }) : null}
            onAdd={() => begin(startingPoints.plain)}
          />
        )}
      </header>
      {hasFigures && <ReportTiles tiles={first?.tiles} />}
      {hasFigures && (
        <ReportToolbar filters={filters} onAsk={(next) => void navigate({ search: stated(next), replace: true })} />
      )}
      {reports.isPending && <Waiting />}
      {reports.isError && !reports.data && <Failed reports={reports} />}
      {first && rows.length === 0 && !filtered && (
        <ReportStarts
          mayWrite={mayWrite}
          onStart={(start) =>
            begin({
              ...startingPoints[start],
              title: t(`starts.${start}.title`),
              description: t(`starts.${start}.description`),
            })
          }
        />
      )}
      {first && rows.length === 0 && filtered && (
        <EmptyState
          icon={<Search size={20} />}
          title={t('nothing')}
          action={<Button onClick={() => void navigate({ search: {} })}>{t('clear')}</Button>}
        />
      )}
      {rows.length > 0 && (
        <ul className="grid gap-3 px-4 pb-16 sm:grid-cols-[repeat(auto-fill,minmax(320px,1fr))] sm:px-6">
          {rows.map((report) => (
            <ReportCard
              key={report.id}
              report={report}
              timezone={timezone}
              mayWrite={mayWrite}
              onRun={(one, mail) => void run(one, mail)}
              onEdit={({ id }) => go({ edit: id })}
              onHistory={({ id }) => go({ history: id })}
              onDuplicate={(one) =>
                begin({ ...inputOf(one), title: t('copyOf', { title: one.title }).slice(0, sizes.reportTitle) })
              }
              onRemove={removing.ask}
            />
          ))}
        </ul>
      )}
      {reports.hasNextPage && (
        <div className="flex justify-center pb-16">
          <Button busy={reports.isFetchingNextPage} onClick={() => void reports.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
      <ReportsDialogs
        timezone={timezone}
        scheduling={scheduling}
        editing={
          mayWrite && edit === 'new'
            ? { report: null, starting: scheduling === 'available' ? starting : { ...starting, schedule: null } }
            : mayWrite && edit && named
              ? { report: named, starting: inputOf(named) }
              : null
        }
        history={edit ? undefined : named}
        removing={removing}
        onClose={close}
      />
    </>
  )
}

/** Only values that differ from the defaults are in the URL. */
const stated = ({ search, category, schedule }: ReportFilters): ReportsSearch => ({
  ...(search ? { search } : {}),
  ...(category ? { category } : {}),
  ...(schedule ? { schedule } : {}),
})

type Reports = ReturnType<typeof useReports>

function Failed({ reports }: { reports: Reports }) {
  const t = useTranslations('reports')
  return (
    <div className="px-4 pb-3 sm:px-6">
      <ErrorPanel
        error={reports.error}
        say={(reason) => t('failed', { reason })}
        onRetry={() => void reports.refetch()}
      />
    </div>
  )
}

function Waiting() {
  const t = useTranslations('reports')
  return (
    <div role="status" className="grid gap-3 px-4 sm:grid-cols-[repeat(auto-fill,minmax(320px,1fr))] sm:px-6">
      <span className="sr-only">{t('loading')}</span>
      {[1, 2, 3].map((place) => (
        <div key={place} className="flex h-44 flex-col gap-3 rounded-lg border border-line p-4">
          <div className="flex items-start gap-3">
            <Skeleton className="size-9 rounded-md" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-3 w-2/5" />
            </div>
          </div>
          <Skeleton className="h-3.5 w-11/12" />
          <Skeleton className="h-3 w-1/2" />
          <div className="mt-auto border-t border-line pt-3">
            <Skeleton className="h-6 w-32" />
          </div>
        </div>
      ))}
    </div>
  )
}
