import { waits } from '@bizamply/contract/metrics'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../../lib/brand-context.tsx'
import { changeInk } from '../../../lib/figure-format.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { TwoZones } from '../../../ui/two-zones.tsx'
import { percent, useFigureWords, type Figure } from './figure-words.ts'
import { useFigures, type FigureDays, type FiguresData } from './queries.ts'

/** The four figures; each links to the comments that it counts. */
export function StatBar({ days }: { days: FigureDays }) {
  const t = useTranslations('comments')
  const { brand } = useBrand()
  const figures = useFigures(days)
  const inWords = useFigureWords()
  if (figures.isError && !figures.data) {
    return (
      <ErrorPanel
        className="mx-4 mb-3 sm:mx-6"
        error={figures.error}
        say={(reason) => `${t('figuresFailed')} ${reason}`}
        onRetry={() => void figures.refetch()}
      />
    )
  }
  const { data } = figures
  const tiles = data ? inWords(data) : []
  return (
    <section aria-label={t('figures')} className="mx-4 mb-1 sm:mx-6">
      <div className="relative overflow-x-auto rounded-lg border border-line">
        <ul className="grid min-w-max grid-cols-4 divide-x divide-line sm:min-w-0">
          {names.map((name) => {
            const figure = tiles.find((one) => one.name === name)
            return (
              <li key={name} className="min-w-36">
                {data && figure ? <Tile figure={figure} data={data} days={days} /> : <Waiting name={name} />}
              </li>
            )
          })}
        </ul>
      </div>
      <TwoZones brand={brand.BrandName} timezone={brand.timezone} className="mt-1" />
    </section>
  )
}

const names = ['totalReviews', 'responseRate', 'responseTime', 'avgRating'] as const

function Tile({ figure, data, days }: { figure: Figure; data: FiguresData; days: FigureDays }) {
  const t = useTranslations('comments')
  const { name, value, change } = figure
  const { now } = data
  const hints = {
    totalReviews: () => t('totalHint', { days }),
    responseRate: () =>
      t('rateHint', { handled: percent(now.handledRate ?? 0), sent: percent(now.sentRate ?? 0), days }),
    responseTime: () => t('timeHint', { days }),
    avgRating: () => t('ratingHint', { count: now.rated, days }),
  }
  return (
    <Tooltip content={value === null ? '' : hints[name]()} describes>
      <Link to="/responses" search={targetOf(name, data)} className={`${tile} hover:bg-surface-2`}>
        <span className="text-xs text-ink-3">{t(name)}</span>
        <span className="flex items-baseline gap-2">
          {value === null ? (
            <span className="text-sm leading-7 text-ink-3">{t('noData')}</span>
          ) : (
            <span className="text-xl font-semibold text-ink tabular-nums">{value}</span>
          )}
          {value !== null && change && (
            <span className={`text-micro tabular-nums ${changeInk[change.tone]}`}>
              {change.words}
              {change.tone !== 'plain' && <span className="sr-only"> {t(change.tone)}</span>}
            </span>
          )}
        </span>
      </Link>
    </Tooltip>
  )
}

function Waiting({ name }: { name: Figure['name'] }) {
  const t = useTranslations('comments')
  return (
    <div className={tile}>
      <span className="text-xs text-ink-3">{t(name)}</span>
      <Skeleton className="my-1.5 h-4 w-16" />
    </div>
  )
}

const tile = 'grid content-start gap-0.5 px-4 py-2.5 -outline-offset-2'

/** Search params for the list of what a figure counts: every comment of its days, except hidden ones. */
function targetOf(name: Figure['name'], { from, to }: FiguresData) {
  const shown = { from, to, triageState: 'shown' as const }
  if (name === 'responseTime') return { ...shown, status: 'sent' as const, wait: waits.join(',') }
  const all = { ...shown, status: 'all' as const }
  return name === 'avgRating' ? { ...all, rating: '1,2,3,4,5' } : all
}
