import type { Preferences } from '@bizamply/contract/notifications'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { usePreferencesQuery } from '../../lib/preferences.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Draws settings when it is known what they are: a switch never shows what nobody set. */
export function Stored({ children }: { children: (stored: Preferences) => ReactNode }) {
  const t = useTranslations('settings')
  const { data, error, refetch } = usePreferencesQuery()
  if (data) return children(data)
  if (error) {
    const { message, requestId } = CallError.from(error)
    return (
      <ErrorPanel message={t('failed', { reason: message })} requestId={requestId} onRetry={() => void refetch()} />
    )
  }
  return (
    <div role="status" className="grid gap-4 py-3">
      <span className="sr-only">{t('loading')}</span>
      {[0, 1, 2].map((n) => (
        <Skeleton key={n} className="h-8" />
      ))}
    </div>
  )
}
