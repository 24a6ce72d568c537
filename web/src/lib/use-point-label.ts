import type { Grain } from '@bizamply/contract/ranges'
import { useFormatter, useTranslations } from 'use-intl'

export interface PointInterval {
  /** A day, or the instant at which an hour starts. */
  start: string
  end: string
  open: boolean
}

/** Label of a point in a series: short on the axis, long in the reading. */
export function usePointLabel() {
  const t = useTranslations('dashboard')
  const format = useFormatter()
  return (point: PointInterval, series: { grain: Grain; timezone: string; count: number }, long: boolean): string => {
    const { grain, timezone, count } = series
    if (grain === 'hour') return format.dateTime(new Date(point.start), { hour: 'numeric', timeZone: timezone })
    const day = new Date(`${point.start}T12:00:00Z`)
    const month = { month: long ? 'long' : 'short', timeZone: 'UTC' } as const
    if (grain === 'month') return format.dateTime(day, { ...month, year: 'numeric' })
    if (grain === 'week' && long)
      return format.dateTimeRange(day, new Date(`${point.end}T12:00:00Z`), { ...month, day: 'numeric' })
    if (long) return format.dateTime(day, { ...month, weekday: 'long', day: 'numeric' })
    if (grain === 'day' && count <= 7)
      return point.open ? t('today') : format.dateTime(day, { weekday: 'short', timeZone: 'UTC' })
    return format.dateTime(day, { ...month, day: 'numeric' })
  }
}
