import type { Analytics } from '@bizamply/contract/analytics'
import { metrics, waits } from '@bizamply/contract/metrics'
import { useTranslations } from 'use-intl'
import { useFigureFormat, type FigureChange } from '../../../lib/figure-format.ts'
import { useFormat } from '../../../lib/format.ts'
import { listOf, type ListOf } from '../../../lib/list-of.ts'
import { stretches, type Stretch } from './overview-spark.ts'

/** In display order. */
export const kpis = ['reviews', 'engagement', 'speed', 'satisfaction'] as const
export type KpiName = (typeof kpis)[number]

export interface Kpi {
  /** Null if there is no data yet. */
  value: string | null
  change: FigureChange | null
  /** The formula, and the counts behind it. */
  why: string
  /** The reviews that the figure counts. */
  list: ListOf
  values: (number | null)[]
}

/** The four figures of a window, formatted. */
export function useKpis(): (name: KpiName, data: Analytics) => Kpi {
  const t = useTranslations('analytics')
  const format = useFormat()
  const figure = useFigureFormat()
  const byName: Record<KpiName, (data: Analytics) => Omit<Kpi, 'values'> & { of: Series }> = {
    reviews: ({ now, before, window }) => ({
      value: now.received === 0 ? null : format.number(now.received),
      change: figure.growth(now.received, before?.received, 0),
      why: `${metrics.received.formula} ${
        before
          ? t('counts.reviewsBefore', { count: now.received, before: before.received })
          : t('counts.reviews', { count: now.received })
      }`,
      list: listOf(window),
      of: (point) => point.received,
    }),
    engagement: ({ now, before, window }) => ({
      value: now.responseRate === null ? null : figure.percent(now.responseRate),
      change: figure.change(difference(now.responseRate, before?.responseRate), figure.points, 1),
      why: `${metrics.responseRate.formula} ${t('counts.engagement', { sent: now.sent, all: now.received })}`,
      list: listOf(window, { status: 'sent' }),
      of: (point) => (point.received === 0 ? null : point.sent / point.received),
    }),
    speed: ({ now, before, window }) => ({
      value: now.responseHours === null ? null : figure.duration(now.responseHours),
      change: figure.change(difference(now.responseHours, before?.responseHours), figure.duration, -1),
      why: `${metrics.responseHours.formula} ${t('counts.speed', { count: now.answered })}`,
      list: listOf(window, { status: 'sent', wait: waits.join(',') }),
      of: (point) => point.responseHours,
    }),
    satisfaction: ({ now, before, window }) => ({
      value: now.rating === null ? null : format.tenths(now.rating),
      change: figure.change(difference(now.rating, before?.rating), format.tenths, 1),
      why: `${metrics.rating.formula} ${t('counts.satisfaction', { rated: now.rated, all: now.received })}`,
      list: listOf(window, { rating: '1,2,3,4,5' }),
      of: (point) => point.rating,
    }),
  }
  return (name, data) => {
    const { of, ...kpi } = byName[name](data)
    return { ...kpi, values: stretches(data.points).map(of) }
  }
}

type Series = (stretch: Stretch) => number | null

const difference = (now: number | null, before: number | null | undefined): number | null =>
  now === null || before === null || before === undefined ? null : now - before
