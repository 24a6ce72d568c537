import { Receipt, Search } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PAGE_SIZE } from './transaction-filters.ts'
import { TableHead } from './table.tsx'

const places = Array.from({ length: PAGE_SIZE }, (_, n) => n)
const widths = [72, 58, 84, 66, 90, 48, 76, 62, 80, 54]

/** Skeleton rows in their final height. */
export function Waiting({ narrow, hasBrands }: { narrow: boolean; hasBrands: boolean }) {
  const t = useTranslations('transactions')
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div aria-hidden="true" className="@container">
        {!narrow && (
          <table className="w-full table-fixed">
            <TableHead hasBrands={hasBrands} />
          </table>
        )}
        {places.map((place) =>
          narrow ? (
            <div key={place} className="grid gap-2.5 border-b border-line px-4 py-4">
              <Skeleton className="h-3" style={{ width: `${widths[place]}%` }} />
              <Skeleton className="h-2.5 w-32" />
            </div>
          ) : (
            <div key={place} className="flex h-12 items-center gap-10 border-b border-line px-6">
              <Skeleton className="h-3 w-16" />
              <span className="flex-1">
                <Skeleton className="h-3" style={{ width: `${widths[place]}%` }} />
              </span>
              <Skeleton className="h-4 w-14 rounded-full" />
              <Skeleton className="h-3 w-20" />
              <Skeleton className="h-3 w-20" />
            </div>
          ),
        )}
      </div>
    </>
  )
}

export function Failed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const t = useTranslations('transactions')
  return (
    <div className="px-4 py-4 sm:px-6">
      <ErrorPanel error={error} say={(reason) => t('failed', { reason })} onRetry={onRetry} />
    </div>
  )
}

/** Empty state: no entries yet, or none that match the filters. */
export function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const t = useTranslations('transactions')
  return (
    <EmptyState
      icon={filtered ? <Search size={20} /> : <Receipt size={20} />}
      title={t('nothing')}
      text={filtered ? t('nothingMatches') : t('nothingText')}
      action={filtered ? <Button onClick={onClear}>{t('clear')}</Button> : undefined}
    />
  )
}
