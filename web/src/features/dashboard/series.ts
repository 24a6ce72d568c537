import type { Overview, Point } from '@bizamply/contract/dashboard'
import { useFormatter, useTranslations } from 'use-intl'
import type { TrendPoint } from '../../ui/charts/trend-geometry.ts'
import type { Card } from './cards.ts'

const valueOf: Record<Card, (point: Point) => number | null> = {
  reviews: (point) => point.received,
  rate: (point) => (point.received === 0 ? null : (point.sent + point.draft) / point.received),
  rating: (point) => point.rating,
  time: (point) => point.responseHours,
}

/** The series of a card, its earlier window beside it point by point. */
export function useSeries() {
  const t = useTranslations('dashboard')
  const format = useFormatter()
  return (card: Card, { points, earlierPoints, grain, timezone }: Overview): TrendPoint[] => {
    const label = (point: Point, long: boolean): string => {
      if (grain === 'hour') return format.dateTime(new Date(point.start), { hour: 'numeric', timeZone: timezone })
      const day = new Date(`${point.start}T12:00:00Z`)
      const month = { month: long ? 'long' : 'short', timeZone: 'UTC' } as const
      if (grain === 'month') return format.dateTime(day, { ...month, year: 'numeric' })
      if (grain === 'week' && long)
        return format.dateTimeRange(day, new Date(`${point.end}T12:00:00Z`), { ...month, day: 'numeric' })
      if (long) return format.dateTime(day, { ...month, weekday: 'long', day: 'numeric' })
      if (grain === 'day' && points.length <= 7)
        return point.open ? t('today') : format.dateTime(day, { weekday: 'short', timeZone: 'UTC' })
      return format.dateTime(day, { ...month, day: 'numeric' })
    }
    return points.map((point, n) => {
      const earlier = earlierPoints[n]
      return {
        key: point.start,
        label: label(point, false),
        longLabel: label(point, true),
        value: valueOf[card](point),
        compare: earlier ? valueOf[card](earlier) : null,
        open: point.open,
      }
    })
  }
}
