import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import type { ProductRows } from './product-rows.ts'

/** Below the list of all products: a button to load more, or a note that all are shown. */
export function ProductTableEnd({ list, shown, total }: { list: ProductRows; shown: number; total: number }) {
  const t = useTranslations('analyticsProducts')
  if (list.isFetchNextPageError) {
    return (
      <div className="px-4 pt-4 sm:px-6">
        <ErrorPanel
          error={list.error}
          say={(reason) => t('moreFailed', { reason })}
          onRetry={() => void list.fetchNextPage()}
        />
      </div>
    )
  }
  return (
    <div className="flex min-h-14 items-center justify-center px-6 pt-2">
      {list.hasNextPage ? (
        <Button busy={list.isFetchingNextPage} busyLabel={t('loading')} onClick={() => void list.fetchNextPage()}>
          {t('loadMore', { count: Math.min(50, Math.max(1, total - shown)) })}
        </Button>
      ) : (
        <p className="text-xs text-ink-3 tabular-nums">{t('allShown', { count: total })}</p>
      )}
    </div>
  )
}
