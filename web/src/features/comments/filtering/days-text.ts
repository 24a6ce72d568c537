import { useFormatter, useTranslations } from 'use-intl'
import { dateOf, lastDays } from './days.ts'

interface Days {
  from: string | undefined
  to: string | undefined
}

/** A range by its preset's name, else by its days in the person's format. */
export function useDaysText(): (days: Days) => string {
  const t = useTranslations('filtering')
  const format = useFormatter()
  const day = (text: string) => format.dateTime(dateOf(text), { dateStyle: 'medium' })
  return ({ from, to }) => {
    if (!from) return to ? t('upTo', { day: day(to) }) : ''
    if (!to) return t('since', { day: day(from) })
    const preset = ([7, 30, 90] as const).find((days) => {
      const range = lastDays(days)
      return range.from === from && range.to === to
    })
    if (preset) return t('lastDays', { days: preset })
    return from === to ? day(from) : format.dateTimeRange(dateOf(from), dateOf(to), { dateStyle: 'medium' })
  }
}
