import { Plus, RefreshCw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { useWatchedDiscounts } from '../../features/discounts/queries.ts'
import { useRefresh } from '../../features/discounts/manager/use-refresh.ts'
import { useDiscountWords } from '../../features/discounts/manager/words.ts'
import { useShownAt } from '../../lib/brand-clock.ts'
import { useFormat, useTicking } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { useMedia } from '../../lib/media.ts'
import { IconButton } from '../../ui/icon-button.tsx'

export interface DiscountsHeaderProps {
  list: ReturnType<typeof useWatchedDiscounts>
  mayWrite: boolean
  /** Without a shop there is nothing to refresh and nothing to create. */
  hasShop: boolean
  onCreate: () => void
}

export function DiscountsHeader({ list, mayWrite, hasShop, onCreate }: DiscountsHeaderProps) {
  const t = useTranslations('discountManager')
  const narrow = useMedia('(max-width: 479px)')
  const { busy, refresh } = useRefresh(mayWrite, list.refetch)
  const turning = busy || (list.isFetching && !list.isPending)
  return (
    <header className="flex flex-wrap items-center gap-2 px-4 pt-5 pb-4 sm:px-6">
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <h1 className="text-xl font-semibold">{t('title')}</h1>
        {hasShop && <ReadAt list={list} />}
      </div>
      {hasShop && (
        <>
          <IconButton
            label={t('refresh')}
            aria-busy={turning || undefined}
            icon={<RefreshCw size={16} className={turning ? 'animate-spin motion-reduce:animate-none' : ''} />}
            onClick={refresh}
          />
          {mayWrite && (
            <Button
              variant="primary"
              aria-label={t('create')}
              icon={<Plus aria-hidden="true" size={16} />}
              onClick={onCreate}
            >
              {narrow ? t('createShort') : t('create')}
            </Button>
          )}
        </>
      )}
    </header>
  )
}

/** When the shop was read; if our call fails, the data on screen can be even older. */
function ReadAt({ list: { data, isError, dataUpdatedAt } }: Pick<DiscountsHeaderProps, 'list'>) {
  const t = useTranslations('discountManager')
  const format = useFormat()
  const shownAt = useShownAt()
  const words = useDiscountWords()
  const now = useTicking()
  // Keeps its place: on a phone the line has a row of its own.
  if (!data) return <p aria-hidden="true" className="min-h-4 text-xs max-sm:basis-full" />
  if (isError)
    return (
      <p role="status" className="text-xs text-pending-ink tabular-nums">
        {t('stale', { time: shownAt(dataUpdatedAt) })}
      </p>
    )
  if (!data.syncedAt) return null
  return (
    <p className="text-xs text-ink-3 tabular-nums">
      <time dateTime={data.syncedAt} title={format.full(data.syncedAt)}>
        {words.read(data.syncedAt, now)}
      </time>
    </p>
  )
}
