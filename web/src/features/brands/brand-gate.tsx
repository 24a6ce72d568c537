import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { MissingBrands, useBrands } from '../../lib/brand-context.tsx'
import { CallError } from '../../lib/call-error.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NoBrand } from './no-brand.tsx'

/** Renders a screen only if there is a current brand. */
export function BrandGate({ children }: { children: ReactNode }) {
  const t = useTranslations('brands')
  const shared = useTranslations('shared')
  const { status, error, retry } = useBrands()
  if (status === 'ready') {
    return (
      <>
        {error && <StaleBrands onRetry={retry} />}
        {children}
      </>
    )
  }
  if (status === 'none') return <NoBrand />
  if (status === 'loading') {
    return (
      <div className="grid gap-4 p-4 sm:p-6">
        <h1 className="sr-only">{shared('loading')}</h1>
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-16" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    )
  }
  return (
    <div className="p-4 sm:p-6">
      <h1 className="sr-only">{t('errorLoading')}</h1>
      <ErrorPanel
        message={t(error instanceof MissingBrands ? 'failedNoData' : 'failed')}
        requestId={error instanceof CallError ? error.requestId : undefined}
        onRetry={retry}
      />
    </div>
  )
}

function StaleBrands({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('brands')
  const shared = useTranslations('shared')
  return (
    <p
      role="status"
      className="flex items-center gap-2 border-b border-line bg-pending-soft px-4 py-2 text-xs text-pending-ink sm:px-6"
    >
      {t('stale')}
      <Button size="xs" onClick={onRetry}>
        {shared('tryAgain')}
      </Button>
    </p>
  )
}
