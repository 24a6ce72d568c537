import { useTranslations } from 'use-intl'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export function PanelFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations('analytics.panel')
  return <ErrorPanel className="mb-4" error={error} say={(reason) => t('failed', { reason })} onRetry={onRetry} />
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
