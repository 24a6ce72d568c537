import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../../lib/format.ts'

/** Formats a day, and a day with its time. */
export function useMoment() {
  const t = useTranslations('customerActivity')
  const format = useFormat()
  const now = useTicking()
  const day = (instant: string): string => format.shortDate(instant, now)
  return { now, day, at: (instant: string): string => t('at', { date: day(instant), time: format.time(instant) }) }
}
