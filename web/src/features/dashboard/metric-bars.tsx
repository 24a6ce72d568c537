import type { Overview } from '@bizamply/contract/dashboard'
import { scales } from '@bizamply/contract/metrics'
import { useTranslations } from 'use-intl'
import { useFigureFormat } from '../../lib/figure-format.ts'
import { useFormat } from '../../lib/format.ts'
import { BulletBar } from '../../ui/charts/bullet-bar.tsx'
import { cards, type Card } from './cards.ts'

interface MetricBarsProps {
  data: Overview
  earlier: string | null
}

/**
 * How each figure changed since the comparison window: both values on one scale, the earlier one as a tick. The cards
 * have the figures themselves, so the words only add the earlier value.
 */
export function MetricBars({ data: { now, before }, earlier }: MetricBarsProps) {
  const t = useTranslations('dashboard')
  const shared = useTranslations('shared')
  const scaleOf = useScales()
  return (
    <section aria-labelledby="metrics" className="min-w-0 px-4 py-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="metrics" className="text-sm font-semibold text-ink">
          {t('metrics')}
        </h2>
        {earlier && (
          <span className="flex items-center gap-2 text-micro text-ink-3 tabular-nums">
            <span aria-hidden="true" className="h-3 w-0.5 bg-ink" />
            {earlier}
          </span>
        )}
      </div>
      <div className="mt-4 grid gap-4">
        {cards.map((card) => {
          const value = valueOf(card, now)
          const past = before && valueOf(card, before)
          const { end, format, hint } = scaleOf(card, Math.max(value ?? 0, past ?? 0))
          return (
            <BulletBar
              key={card}
              label={t(`card.${card}`)}
              value={value === null ? shared('noData') : past === null ? '' : t('earlier', { value: format(past) })}
              share={value === null ? null : value / end}
              mark={past === null ? null : past / end}
              hint={hint}
            />
          )
        })}
      </div>
    </section>
  )
}

interface Scale {
  end: number
  format: (value: number) => string
  hint: string
}

/** A figure’s scale, long enough for the larger of both values. */
function useScales(): (card: Card, most: number) => Scale {
  const t = useTranslations('dashboard.scale')
  const figure = useFigureFormat()
  const format = useFormat()
  const byCard: Record<Card, (most: number) => Scale> = {
    reviews: (most) => {
      const end = scales.received(most)
      return { end, format: format.number, hint: t('reviews', { end: format.number(end) }) }
    },
    rate: () => ({ end: scales.rate, format: figure.percent, hint: t('rate') }),
    rating: () => ({ end: scales.rating, format: format.tenths, hint: t('rating') }),
    time: (most) => {
      const end = scales.responseHours(most)
      return { end, format: figure.duration, hint: t('time', { end: figure.duration(end) }) }
    },
  }
  return (card, most) => byCard[card](most)
}

/** Null without reviews, ratings or replies. */
function valueOf(card: Card, { received, handledRate, rating, responseHours }: Overview['now']): number | null {
  return { reviews: received || null, rate: handledRate, rating, time: responseHours }[card]
}
