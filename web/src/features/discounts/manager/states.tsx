import { Link } from '@tanstack/react-router'
import { Plus, Search, Store, Tag } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { CallError } from '../../../lib/call-error.ts'
import { Button, look } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TableHead, WaitingRow } from './table.tsx'

const widths = [72, 58, 84, 66, 90, 62, 78, 54]

/** A skeleton as high as the rows. */
export function Waiting({ narrow }: { narrow: boolean }) {
  const t = useTranslations('discountManager')
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div aria-hidden="true" inert className="@container">
        {narrow ? (
          widths.map((width) => <WaitingCard key={width} width={width} />)
        ) : (
          <table className="w-full table-fixed">
            <TableHead sort={undefined} down={false} onSort={() => undefined} />
            <tbody>
              {widths.map((width) => (
                <WaitingRow key={width} width={width} />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </>
  )
}

/** As high as a row of the list on a phone. */
const WaitingCard = ({ width }: { width: number }) => (
  <div className="grid h-20.75 content-center gap-3 border-b border-line px-4">
    {[width, width / 2, width / 1.5].map((part) => (
      <div key={part} className="flex justify-between gap-4">
        <Skeleton className="h-3" style={{ width: `${part}%` }} />
        <Skeleton className="h-3 w-12 shrink-0" />
      </div>
    ))}
  </div>
)

export interface FailedProps {
  /** A failed call, or why the shop couldn't be read. */
  error: CallError | string
  onRetry: () => void
}

export function Failed({ error, onRetry }: FailedProps) {
  const t = useTranslations('discountManager')
  return (
    <div className="px-4 pb-4 sm:px-6">
      {typeof error === 'string' ? (
        <ErrorPanel
          message={
            <>
              {t('failed')} <span className="block font-normal">{error}</span>
            </>
          }
          onRetry={onRetry}
        />
      ) : (
        <ErrorPanel error={error} title={t('failed')} onRetry={onRetry} />
      )}
    </div>
  )
}

/** No discounts yet, or none that match. */
export function Nothing({ filtered, onClear, onCreate }: NothingProps) {
  const t = useTranslations('discountManager')
  if (filtered)
    return (
      <EmptyState
        icon={<Search size={20} />}
        title={t('nothing')}
        text={t('nothingMatches')}
        action={<Button onClick={onClear}>{t('clear')}</Button>}
      />
    )
  return (
    <EmptyState
      icon={<Tag size={20} />}
      title={t('nothing')}
      text={t('nothingText')}
      action={
        onCreate && (
          <Button icon={<Plus aria-hidden="true" size={16} />} onClick={onCreate}>
            {t('create')}
          </Button>
        )
      }
    />
  )
}

export interface NothingProps {
  filtered: boolean
  onClear: () => void
  /** Absent for members with read access only. */
  onCreate: (() => void) | undefined
}

/** Discounts need a connected shop. */
export function NoShop() {
  const t = useTranslations('discountManager')
  return (
    <EmptyState
      icon={<Store size={20} />}
      title={t('noShop')}
      text={t('noShopText')}
      action={
        <Link to="/connections" className={look({ variant: 'primary', size: 'md' })}>
          {t('connect')}
        </Link>
      }
    />
  )
}
