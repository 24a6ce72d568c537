import type { Watch } from '@bizamply/contract/alerts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { textLink } from '../../ui/text-link.ts'
import { Thumb } from '../../ui/thumb.tsx'
import { useAlertWords } from './alert-words.ts'
import { ChangeFigures } from './change-figures.tsx'
import { listsOf } from './change-lists.ts'
import type { useWatch } from './queries.ts'

/** Shows what the radar checks, when, and what is close to an alert, so an empty list is still informative. */
export function WatchSection({ watch }: { watch: ReturnType<typeof useWatch> }) {
  const t = useTranslations('alerts')
  const { data, isError, error, refetch } = watch
  if (isError && !data) {
    return (
      <div className="px-4 py-4 sm:px-6">
        <ErrorPanel error={error} say={(reason) => t('watchFailed', { reason })} onRetry={() => void refetch()} />
      </div>
    )
  }
  return (
    <section aria-label={t('watching.title')} className="border-t border-line px-4 pt-4 pb-16 sm:px-6">
      {data ? (
        <Watching watch={data} />
      ) : (
        <div className="grid gap-2">
          <Skeleton className="h-4 w-64" />
          <Skeleton className="h-3 w-40" />
        </div>
      )}
    </section>
  )
}

function Watching({ watch }: { watch: Watch }) {
  const t = useTranslations('alerts')
  const words = useAlertWords()
  const format = useFormat()
  const now = useTicking()
  const { products, pairs, week, checkedAt, nextCheckAt, rising } = watch
  const link = (chunks: ReactNode) => (
    <Link to="/analytics" search={{ tab: 'products', ...week }} className={textLink}>
      {chunks}
    </Link>
  )
  return (
    <>
      <h2 className="text-sm font-semibold text-ink">{t('watching.title')}</h2>
      <p className="mt-1 text-sm text-pretty text-ink-2 tabular-nums">
        {t.rich('watching.products', { products: link, range: words.range(week), count: products })} ·{' '}
        {t('watching.pairs', { pairs })}
      </p>
      <p className="mt-1 text-xs text-ink-3 tabular-nums">
        {checkedAt ? t('watching.last', { age: format.ageWithin(checkedAt, now) }) : t('watching.never')}
        <span aria-hidden="true"> · </span>
        <time dateTime={nextCheckAt} title={format.full(nextCheckAt)}>
          {t('watching.next', { when: `${format.shortDate(nextCheckAt, now)}, ${format.time(nextCheckAt)}` })}
        </time>
      </p>
      <h3 className="mt-5 text-sm font-semibold text-ink">{t('rising.title')}</h3>
      <p className="text-xs text-ink-3">{t(rising.length > 0 ? 'rising.text' : 'rising.none')}</p>
      {rising.length > 0 && <Rising rising={rising} />}
    </>
  )
}

function Rising({ rising }: { rising: Watch['rising'] }) {
  const t = useTranslations('alerts')
  const words = useAlertWords()
  return (
    <ul aria-label={t('rising.title')} className="mt-2 divide-y divide-line border-y border-line">
      {rising.map((one) => (
        <li key={`${one.product.id} ${one.topic ?? ''} ${one.direction}`} className="flex items-start gap-3 py-2.5">
          <Thumb src={one.product.image} name={one.product.name} />
          <div className="grid min-w-0 gap-0.5">
            <p className="text-sm text-ink">
              <bdi>{one.product.name}</bdi>
              {': '}
              <Link to="/responses" search={listsOf(one).now} className="-my-1 py-1 rounded-xs hover:underline">
                {words.headline(one)}
              </Link>
            </p>
            <ChangeFigures change={one} />
          </div>
        </li>
      ))}
    </ul>
  )
}
