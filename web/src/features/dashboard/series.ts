import type { Overview, Point } from '@bizamply/contract/dashboard'
import { usePointLabel } from '../../lib/use-point-label.ts'
import type { TrendPoint } from '../../ui/charts/trend-geometry.ts'
import type { Card } from './cards.ts'

const valueOf: Record<Card, (point: Point) => number | null> = {
  reviews: (point) => point.received,
  rate: (point) => (point.received === 0 ? null : (point.sent + point.draft) / point.received),
  rating: (point) => point.rating,
  time: (point) => point.responseHours,
}

/** The series of a card, with the comparison window’s values for each point. */
export function useSeries() {
  const words = usePointLabel()
  return (card: Card, { points, earlierPoints, grain, timezone }: Overview): TrendPoint[] => {
    const series = { grain, timezone, count: points.length }
    return points.map((point, n) => {
      const earlier = earlierPoints[n]
      return {
        key: point.start,
        label: words(point, series, false),
        longLabel: words(point, series, true),
        value: valueOf[card](point),
        compare: earlier ? valueOf[card](earlier) : null,
        open: point.open,
      }
    })
  }
}
