import { Receipt, Search } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TableHead, WaitingRow } from './table.tsx'

/** One per row of a page. */
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
        {narrow ? (
          widths.map((width) => (
            <div key={width} className="grid gap-2.5 border-b border-line px-4 py-4 sm:px-6">
              <Skeleton className="h-3" style={{ width: `${width}%` }} />
              <Skeleton className="h-2.5 w-32" />
            </div>
          ))
        ) : (
          <table className="w-full table-fixed">
            <TableHead hasBrands={hasBrands} />
            <tbody>
              {widths.map((width) => (
                <WaitingRow key={width} width={width} hasBrands={hasBrands} />
              ))}
            </tbody>
          </table>
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
