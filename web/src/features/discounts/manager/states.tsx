import { Link } from '@tanstack/react-router'
import { Plus, Search, Store, Tag } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { CallError } from '../../../lib/call-error.ts'
import { Button, look } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TableHead } from './table.tsx'

const widths = [62, 48, 74, 56, 80, 52, 68, 44]

/** A skeleton as high as the rows. */
export function Waiting({ narrow }: { narrow: boolean }) {
  const t = useTranslations('discountManager')
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div aria-hidden="true" inert className="@container">
        {!narrow && (
          <table className="w-full table-fixed">
            <TableHead sort={undefined} down={false} onSort={() => undefined} />
          </table>
        )}
        {widths.map((width) => (
          <div key={width} className="flex h-13 items-center gap-10 border-b border-line px-4 sm:px-6">
            <span className="grid flex-1 gap-2">
              <Skeleton className="h-3" style={{ width: `${width}%` }} />
              <Skeleton className="h-2.5 w-20" />
            </span>
            <Skeleton className="h-4 w-14 rounded-full" />
            {!narrow && (
              <>
                <Skeleton className="h-3 w-20" />
                <Skeleton className="h-3 w-20" />
                <Skeleton className="h-1.5 w-20 rounded-full" />
              </>
            )}
          </div>
        ))}
      </div>
    </>
  )
}

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
