import { ScrollText, Search } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { isFiltered, noFilters } from './audit-filters.ts'
import { CheckButton, CheckResult, useLogCheck } from './check-log.tsx'
import { EntryRow } from './entry-row.tsx'
import { ExportLog } from './export-log.tsx'
import { Filters, type FiltersProps } from './filters.tsx'
import { useAuditLog } from './queries.ts'
import { StaleLine } from '../../ui/stale-line.tsx'

/** The company’s audit log, for its admins. */
export function AuditTab({ filters, onChange }: FiltersProps) {
  const t = useTranslations('audit')
  const log = useAuditLog(filters)
  const check = useLogCheck()
  return (
    <div className="pt-6 pb-16">
      <header className="mb-4 flex flex-wrap items-start gap-x-6 gap-y-3 px-4 sm:px-6">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="text-lg font-semibold">{t('title')}</h2>
          <p className="max-w-[72ch] text-sm text-pretty text-ink-2">{t('text')}</p>
          {!log.isFetchNextPageError && <StaleLine query={log} say={(time) => t('stale', { time })} />}
        </div>
        <div className="flex flex-wrap gap-2">
          <CheckButton check={check} />
          <ExportLog filters={filters} />
        </div>
      </header>
      <CheckResult check={check} />
      <Filters filters={filters} onChange={onChange} />
      <Entries log={log} isEmptyFor={isFiltered(filters) ? () => onChange(noFilters) : null} />
    </div>
  )
}

type Log = ReturnType<typeof useAuditLog>

/** `isEmptyFor` clears the filters; null if no filter is set. */
function Entries({ log, isEmptyFor }: { log: Log; isEmptyFor: (() => void) | null }) {
  const t = useTranslations('audit')
  if (!log.data) return log.error ? <Failed log={log} /> : <Waiting />
  const entries = log.data.pages.flatMap(({ data, names }) => data.map((entry) => ({ entry, names })))
  if (entries.length === 0) {
    return (
      <EmptyState
        heading="h3"
        icon={isEmptyFor ? <Search size={20} /> : <ScrollText size={20} />}
        title={t(isEmptyFor ? 'noMatch' : 'empty')}
        text={t(isEmptyFor ? 'noMatchText' : 'emptyText')}
        action={isEmptyFor && <Button onClick={isEmptyFor}>{t('clear')}</Button>}
      />
    )
  }
  return (
    <>
      <ul aria-label={t('list')} aria-busy={log.isPlaceholderData} className="border-t border-line">
        {entries.map(({ entry, names }) => (
          <EntryRow key={entry.id} entry={entry} names={names} />
        ))}
      </ul>
      {log.isFetchNextPageError && (
        <ErrorPanel className="mx-4 mt-4 sm:mx-6" error={log.error} say={(reason) => t('moreFailed', { reason })} />
      )}
      {log.hasNextPage && (
        <div className="px-4 pt-4 sm:px-6">
          <Button busy={log.isFetchingNextPage} busyLabel={t('loading')} onClick={() => void log.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}

function Failed({ log }: { log: Log }) {
  const t = useTranslations('audit')
  return (
    <ErrorPanel
      className="mx-4 sm:mx-6"
      error={log.error}
      say={(reason) => t('failed', { reason })}
      onRetry={() => void log.refetch()}
    />
  )
}

function Waiting() {
  const t = useTranslations('audit')
  return (
    <div role="status" className="border-t border-line">
      <span className="sr-only">{t('loading')}</span>
      {[62, 48, 70, 55, 66, 44].map((width) => (
        <div key={width} className="flex h-12 items-center gap-3 border-b border-line px-4 sm:px-6">
          <Skeleton className="size-7 rounded-full" />
          <Skeleton className="h-3" style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  )
}
