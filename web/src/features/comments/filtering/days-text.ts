import { useFormatter, useTranslations } from 'use-intl'
import { lastDays, useBrandToday } from './days.ts'

interface Days {
  from: string | undefined
  to: string | undefined
}

/** Formats a range: the name of its preset, or its days in the user’s locale. */
export function useDaysText(): (days: Days) => string {
  const t = useTranslations('filtering')
  const format = useFormatter()
  const today = useBrandToday()
  const day = (text: string) => format.dateTime(noonOf(text), medium)
  return ({ from, to }) => {
    if (!from) return to ? t('upTo', { day: day(to) }) : ''
    if (!to) return t('since', { day: day(from) })
    const preset = ([7, 30, 90] as const).find((days) => {
      const range = lastDays(days, today)
      return range.from === from && range.to === to
    })
    if (preset) return t('lastDays', { days: preset })
    return from === to ? day(from) : format.dateTimeRange(noonOf(from), noonOf(to), medium)
  }
}

const medium = { dateStyle: 'medium', timeZone: 'UTC' } as const
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)
