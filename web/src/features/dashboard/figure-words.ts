import type { Figures, Overview } from '@bizamply/contract/dashboard'
import { metrics, type MetricName } from '@bizamply/contract/metrics'
import { useTranslations } from 'use-intl'
import { useFigureFormat, type FigureChange } from '../../lib/figure-format.ts'
import { useFormat } from '../../lib/format.ts'
import type { Card } from './cards.ts'

export interface Figure {
  /** Null if there is no data yet. */
  value: string | null
  change: FigureChange | null
  /** The counts behind the value. */
  base: string
  /** The formula, from the shared definitions in `metrics`. */
  formula: string
}

/** The four figures of a window, formatted. */
export function useFigureWords(): (card: Card, data: Pick<Overview, 'now' | 'before'>) => Figure {
  const t = useTranslations('dashboard')
  const format = useFormat()
  const figure = useFigureFormat()
  const inWords: Record<Card, (now: Figures, before: Figures | null) => Omit<Figure, 'formula'>> = {
    reviews: (now, before) => ({
      value: now.received === 0 ? null : format.number(now.received),
      change: figure.growth(now.received, before?.received, 0),
      base: before ? t('before', { count: before.received }) : t('inWindow'),
    }),
    rate: (now, before) => ({
      value: now.handledRate === null ? null : figure.percent(now.handledRate),
      change: figure.handled(
        difference(now.handledRate, before?.handledRate),
        difference(now.responseRate, before?.responseRate),
      ),
      base: t(now.responseRate === null ? 'rateNone' : 'rateBase', {
        sent: now.sent,
        share: figure.percent(now.responseRate ?? 0),
        draft: now.draft,
        all: now.received,
      }),
    }),
    rating: (now, before) => ({
      value: now.rating === null ? null : format.tenths(now.rating),
      change: figure.change(difference(now.rating, before?.rating), format.tenths, 1),
      base: t('ratingBase', { rated: now.rated, all: now.received }),
    }),
    time: (now, before) => ({
      value: now.responseHours === null ? null : figure.duration(now.responseHours),
      change: figure.change(difference(now.responseHours, before?.responseHours), figure.duration, -1),
      base: t('timeBase', { count: now.answered }),
    }),
  }
  return (card, { now, before }) => ({
    ...inWords[card](now, before),
    formula: `${metrics[metricOf[card]].formula}${card === 'rate' && now.responseRate !== null ? ` ${t('sentShare', { share: figure.percent(now.responseRate) })}` : ''}`,
  })
}

const metricOf: Record<Card, MetricName> = {
  reviews: 'received',
  rate: 'handledRate',
  rating: 'rating',
  time: 'responseHours',
}

const difference = (now: number | null, before: number | null | undefined): number | null =>
  now === null || before === null || before === undefined ? null : now - before
