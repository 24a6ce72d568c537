import { Package, Search } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { NothingYet } from '../../../ui/section-head.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

export function RowsFailed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const t = useTranslations('analyticsProducts')
  return (
    <div className="px-4 py-2 sm:px-6">
      <ErrorPanel error={error} say={(reason) => t('tableFailed', { reason })} onRetry={onRetry} />
    </div>
  )
}

/** Empty state: no products in these days, or none that match the search. */
export function NoRows({ search }: { search: string }) {
  const t = useTranslations('analyticsProducts')
  const Icon = search ? Search : Package
  return (
    <NothingYet
      icon={<Icon size={20} />}
      title={search ? t('nothingMatches', { search }) : t('noProducts')}
      text={t(search ? 'nothingMatchesText' : 'noProductsText')}
    />
  )
}

const widths = [46, 38, 52, 41, 35]

export function RowsWaiting() {
  const t = useTranslations('analyticsProducts')
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div aria-hidden="true">
        {widths.map((width) => (
          <div key={width} className="flex h-11 items-center gap-2.5 border-b border-line px-4 sm:px-6">
            <Skeleton className="size-7 shrink-0" />
            <Skeleton className="h-3" style={{ width: `${width}%` }} />
            <Skeleton className="ml-auto h-3 w-16" />
          </div>
        ))}
      </div>
    </>
  )
}
