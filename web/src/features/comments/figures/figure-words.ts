import { useFigureFormat, type FigureChange } from '../../../lib/figure-format.ts'
import { useFormat } from '../../../lib/format.ts'
import type { FiguresData } from './queries.ts'

export interface Figure {
  name: 'totalReviews' | 'responseRate' | 'responseTime' | 'avgRating'
  /** Null if there is no data yet. */
  value: string | null
  /** Change since the previous window; null if there is nothing to compare with. */
  change: FigureChange | null
}

/** The four figures, formatted. */
export function useFigureWords(): (data: FiguresData) => Figure[] {
  const format = useFormat()
  const figure = useFigureFormat()
  const between = (now: number | null, before: number | null): number | null =>
    now === null || before === null ? null : now - before
  return ({ now, before }) => [
    {
      name: 'totalReviews',
      value: now.total === 0 ? null : format.number(now.total),
      change: figure.growth(now.total, before.total, 0),
    },
    {
      name: 'responseRate',
      value: now.handledRate === null ? null : figure.percent(now.handledRate),
      change: figure.handled(between(now.handledRate, before.handledRate), between(now.sentRate, before.sentRate)),
    },
    {
      name: 'responseTime',
      value: now.responseHours === null ? null : figure.duration(now.responseHours),
      change: figure.change(between(now.responseHours, before.responseHours), figure.duration, -1),
    },
    {
      name: 'avgRating',
      value: now.rating === null ? null : format.tenths(now.rating),
      change: figure.change(between(now.rating, before.rating), format.tenths, 1),
    },
  ]
}

export const percent = (share: number): string => `${Math.round(share * 100)}%`
