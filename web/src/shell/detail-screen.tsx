import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError } from '../lib/call-error.ts'
import { useShownAt } from '../lib/brand-clock.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { PageTitle } from './page-title.tsx'

export interface DetailScreenProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'error' | 'dataUpdatedAt' | 'refetch'>
  /** Of the page, for an item that isn't loaded or has no name. */
  title: string
  nameOf: (data: Data) => string | null
  loading: string
  failed: (reason: string) => string
  stale: (time: string) => string
  /** Leads to the list, also while the item loads or can't be loaded. */
  back: ReactNode
  /** The layout of the loaded item, without its content. */
  waiting: ReactNode
  missing: { icon: ReactNode; title: string; text: string; action: ReactNode }
  children: (data: Data) => ReactNode
}

/** The screen of one item: loading, failed, stale, missing, or loaded. */
export function DetailScreen<Data>({
  query,
  title,
  nameOf,
  loading,
  failed,
  stale,
  back,
  waiting,
  missing,
  children,
}: DetailScreenProps<Data>) {
  const shownAt = useShownAt()
  const { data, isError, error, dataUpdatedAt, refetch } = query
  const { status } = CallError.from(error)
  const isMissing = isError && (status === 404 || status === 400)
  return (
    <>
      <PageTitle page={(data && nameOf(data)) ?? title} />
      {isMissing && <EmptyState heading="h1" {...missing} />}
      {isError && !isMissing && !data && (
        <div className="grid gap-3 px-4 py-5 sm:px-6">
          {back}
          <h1 className="sr-only">{title}</h1>
          <ErrorPanel error={error} say={failed} onRetry={() => void refetch()} />
        </div>
      )}
      {isError && !isMissing && data && (
        <p role="status" className="px-4 pt-3 text-xs text-pending-ink sm:px-6">
          {stale(shownAt(dataUpdatedAt))}
        </p>
      )}
      {!data && !isError && (
        <>
          <h1 className="sr-only">{title}</h1>
          <span role="status" className="sr-only">
            {loading}
          </span>
          {waiting}
        </>
      )}
      {data && !isMissing && children(data)}
    </>
  )
}
