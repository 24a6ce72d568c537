import type { ReactNode } from 'react'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export interface CompanySectionProps<Data> {
  id: string
  words: { title: string; text: string; loading: string; failed: string }
  query: { data: Data | undefined; error: Error | null; refetch: () => Promise<unknown> }
  /** Rows of the placeholder. */
  rows: number
  children: (data: Data) => ReactNode
}

/** Settings of the company, once they are loaded. */
export function CompanySection<Data>({ id, words, query, rows, children }: CompanySectionProps<Data>) {
  const { data, error, refetch } = query
  return (
    <section aria-labelledby={id} className="mt-8 last:mb-8">
      <h3 id={id} className="text-sm font-semibold text-ink">
        {words.title}
      </h3>
      <p className="mb-3 text-xs text-pretty text-ink-3">{words.text}</p>
      <div className="border-t border-line">
        {data ? (
          children(data)
        ) : error ? (
          <ErrorPanel className="mt-3" error={error} title={words.failed} onRetry={() => void refetch()} />
        ) : (
          <div role="status" className="grid gap-4 py-3">
            <span className="sr-only">{words.loading}</span>
            {Array.from({ length: rows }, (_, n) => (
              <Skeleton key={n} className="h-8" />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
