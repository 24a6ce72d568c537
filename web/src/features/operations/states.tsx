import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useShownAt } from '../../lib/brand-clock.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface QueryState<Data> {
  data: Data | undefined
  error: Error | null
  isError: boolean
  dataUpdatedAt: number
  refetch: () => unknown
}

interface AnsweredProps<Data> {
  query: QueryState<Data>
  /** What failed. */
  say: (reason: string) => string
  children: (data: Data) => ReactNode
}

/** Shows the result of a call, a skeleton until then, or the error with a Try Again button. */
export function Answered<Data>({ query, say, children }: AnsweredProps<Data>) {
  const { data, error, refetch } = query
  if (data !== undefined) {
    return (
      <>
        <Stale query={query} />
        {children(data)}
      </>
    )
  }
  if (!error) return <Waiting />
  return (
    <div className="px-4 sm:px-6">
      <ErrorPanel
        error={error}
        say={say}
        onRetry={() => {
          refetch()
        }}
      />
    </div>
  )
}

function Stale({ query: { isError, dataUpdatedAt } }: { query: QueryState<unknown> }) {
  const t = useTranslations('operations')
  const shownAt = useShownAt()
  if (!isError) return null
  return (
    <p role="status" className="px-4 pb-3 text-xs text-pending-ink tabular-nums sm:px-6">
      {t('stale', { time: shownAt(dataUpdatedAt) })}
    </p>
  )
}

function Waiting() {
  const t = useTranslations('operations')
  return (
    <div role="status" className="border-t border-line">
      <span className="sr-only">{t('loading')}</span>
      {[40, 56, 34, 48, 44, 38].map((width) => (
        <div key={width} className="flex h-11 items-center gap-6 border-b border-line px-4 sm:px-6">
          <Skeleton className="h-3" style={{ width: `${width}%` }} />
          <Skeleton className="ml-auto h-3 w-12" />
        </div>
      ))}
    </div>
  )
}

interface Paged {
  error: Error | null
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/** Below a list that has more pages. */
export function More({ list }: { list: Paged }) {
  const t = useTranslations('operations')
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  if (!hasNextPage) return null
  return (
    <div className="grid justify-items-start gap-3 px-4 pt-4 sm:px-6">
      {isFetchNextPageError && <ErrorPanel error={error} say={(reason) => t('moreFailed', { reason })} />}
      <Button
        busy={isFetchingNextPage}
        busyLabel={t('loading')}
        onClick={() => {
          fetchNextPage()
        }}
      >
        {t('more')}
      </Button>
    </div>
  )
}
