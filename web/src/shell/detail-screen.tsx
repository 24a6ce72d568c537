import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError } from '../lib/call-error.ts'
import { useShownAt } from '../lib/brand-clock.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { PageTitle } from './page-title.tsx'

export interface DetailScreenProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'error' | 'dataUpdatedAt' | 'refetch'>
  /** Of the page, for an item that isn't loaded or has no name. */
  title: string
  nameOf: (data: Data) => string | null
  loading: string
  failed: (reason: string) => string
  stale: (time: string) => string
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
        <div className="px-4 py-5 sm:px-6">
          <h1 className="sr-only">{title}</h1>
          <ErrorPanel error={error} say={failed} onRetry={() => void refetch()} />
        </div>
      )}
      {isError && !isMissing && data && (
        <p role="status" className="px-4 pt-3 text-xs text-pending-ink sm:px-6">
          {stale(shownAt(dataUpdatedAt))}
        </p>
      )}
      {!data && !isError && <Waiting text={loading} />}
      {data && !isMissing && children(data)}
    </>
  )
}

/** The layout that follows: name, figures and entries, and the rail. */
function Waiting({ text }: { text: string }) {
  return (
    <div role="status" className="xl:grid xl:min-h-full xl:grid-cols-[minmax(0,1fr)_320px]">
      <span className="sr-only">{text}</span>
      <div className="min-w-0">
        <div className="grid gap-3 border-b border-line px-4 pt-5 pb-4 sm:px-6">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-7 w-64 max-w-full" />
          <div className="flex gap-10">
            {parts.slice(0, 4).map((part) => (
              <Skeleton key={part} className="h-10 w-16" />
            ))}
          </div>
        </div>
        {parts.map((part) => (
          <div key={part} className="grid gap-2 border-b border-line px-4 py-3 sm:px-6">
            <Skeleton className="h-3.5 w-40 max-w-full" />
            <Skeleton className="h-4 w-full max-w-150" />
          </div>
        ))}
      </div>
      <div className="grid content-start gap-3 border-line px-4 py-5 max-xl:border-t sm:px-6 xl:border-l">
        <Skeleton className="h-4 w-32" />
        {parts.slice(0, 3).map((part) => (
          <Skeleton key={part} className="h-9" />
        ))}
      </div>
    </div>
  )
}

const parts = [1, 2, 3, 4, 5]
