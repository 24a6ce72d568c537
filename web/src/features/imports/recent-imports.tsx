import { FileClock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { useShownAt } from '../../lib/brand-clock.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { entriesOf } from './queries.ts'
import { RecentRow, type RecentImportsProps } from './recent-row.tsx'
import { useFailureText } from './use-failure-text.ts'

/** All imported files, newest first. */
export function RecentImports(props: RecentImportsProps) {
  const t = useTranslations('imports')
  const shownAt = useShownAt()
  const { list } = props
  return (
    <section aria-labelledby="recent-imports" className="border-t border-line">
      <div className="flex min-h-12 items-center gap-3 px-4 sm:px-6">
        <h2 id="recent-imports" className="text-sm font-semibold text-ink">
          {t('recent')}
        </h2>
        {list.data && list.isError && (
          <p role="status" className="flex items-center gap-2 text-xs text-pending-ink">
            {t('stale', { time: shownAt(list.dataUpdatedAt) })}
          </p>
        )}
      </div>
      <Body {...props} />
    </section>
  )
}

function Body(props: RecentImportsProps) {
  const t = useTranslations('imports')
  const failureText = useFailureText()
  const { list } = props
  const entries = entriesOf(list)
  if (list.isPending) return <Waiting />
  if (!list.data) {
    const error = CallError.from(list.error)
    return (
      <div className="px-4 pb-6 sm:px-6">
        <ErrorPanel
          error={error}
          say={() => t('recentFailed', { reason: failureText(error) })}
          onRetry={() => void list.refetch()}
        />
      </div>
    )
  }
  if (entries.length === 0) {
    return (
      <EmptyState icon={<FileClock size={20} />} title={t('recentEmpty')} text={t('recentEmptyText')} heading="h3" />
    )
  }
  return (
    <>
      <ul className="border-t border-line">
        {entries.map((entry) => (
          <RecentRow key={entry.importId} {...props} entry={entry} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="grid justify-center py-4">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('recentMore')}
          </Button>
        </div>
      )}
    </>
  )
}

function Waiting() {
  const t = useTranslations('imports')
  return (
    <div role="status" className="grid gap-3 px-4 pb-6 sm:px-6">
      <span className="sr-only">{t('recentLoading')}</span>
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </div>
  )
}
