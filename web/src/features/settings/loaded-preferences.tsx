import type { Preferences } from '@bizamply/contract/preferences'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { usePreferencesQuery } from '../../lib/preferences.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/**
 * Renders settings once they are loaded, so that a switch never shows a value that wasn't set. `head` is shown above
 * the loading and error states, for settings with a custom layout.
 */
export function Stored({ children, head }: { children: (stored: Preferences) => ReactNode; head?: ReactNode }) {
  const t = useTranslations('settings')
  const { data, error, refetch } = usePreferencesQuery()
  if (data) return children(data)
  const instead = error ? (
    <ErrorPanel error={error} say={(reason) => t('failed', { reason })} onRetry={() => void refetch()} />
  ) : (
    <div role="status" className="grid gap-4 py-3">
      <span className="sr-only">{t('loading')}</span>
      {[0, 1, 2].map((n) => (
        <Skeleton key={n} className="h-8" />
      ))}
    </div>
  )
  if (!head) return instead
  return (
    <div className="max-w-[72ch] px-4 pt-6 pb-16 sm:px-6">
      {head}
      {instead}
    </div>
  )
}
