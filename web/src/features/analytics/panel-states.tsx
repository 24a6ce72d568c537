import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export function PanelFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations('analytics.panel')
  const { message, requestId } = CallError.from(error)
  return (
    <ErrorPanel className="mb-4" message={t('failed', { reason: message })} requestId={requestId} onRetry={onRetry} />
  )
}

export function PanelWaiting() {
  const t = useTranslations('analytics.panel')
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t('loading')}</span>
      {[0, 1, 2, 3].map((n) => (
        <Skeleton key={n} className="h-14 w-full" />
      ))}
    </div>
  )
}
