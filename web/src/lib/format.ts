import { useFormatter, useNow, useTranslations } from 'use-intl'

/** Relative age. Null: too old, show a date. */
export function ageOf(then: Date, now: Date): { step: AgeStep; count: number } | null {
  const seconds = Math.floor((now.getTime() - then.getTime()) / 1000)
  if (seconds < 60) return { step: 'justNow', count: 0 }
  if (seconds < HOUR) return { step: 'minutesAgo', count: Math.floor(seconds / 60) }
  if (seconds < DAY) return { step: 'hoursAgo', count: Math.floor(seconds / HOUR) }
  if (seconds < WEEK) return { step: 'daysAgo', count: Math.floor(seconds / DAY) }
  if (seconds < 4 * WEEK) return { step: 'weeksAgo', count: Math.floor(seconds / WEEK) }
  return null
}

export type AgeStep = 'justNow' | 'minutesAgo' | 'hoursAgo' | 'daysAgo' | 'weeksAgo'

const HOUR = 3600
const DAY = 24 * HOUR
const WEEK = 7 * DAY

/** Formats dates, numbers, and ages in the user's language, timezone, and formats. */
export function useFormat() {
  const format = useFormatter()
  const t = useTranslations('shared')
  const shortDate = (instant: Date | string, now: Date): string => {
    const date = new Date(instant)
    const year = (at: Date): string => format.dateTime(at, { year: 'numeric' })
    const isThisYear = year(date) === year(now)
    return format.dateTime(date, { day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) })
  }
  const age = (instant: Date | string, now: Date): string => {
    const age = ageOf(new Date(instant), now)
    if (!age) return shortDate(instant, now)
    return age.step === 'justNow' ? t('justNow') : t(age.step, { count: format.number(age.count) })
  }
  return {
    number: (value: number) => format.number(value),
    /** Always one decimal, as for ratings. */
    tenths: (value: number) => format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    /** Always two decimals, as for ratios. */
    hundredths: (value: number) => format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    /** A rating below a limit that doesn't round up to it: 3.46 below 3.5, not 3.5. */
    below: (value: number, limit: number) => {
      const decimals = Math.round(value * 10) / 10 < limit ? 1 : 2
      const shown = decimals === 1 ? value : Math.floor(value * 100) / 100
      return format.number(shown, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    },
    time: (instant: Date | string) => format.dateTime(new Date(instant), { hour: 'numeric', minute: '2-digit' }),
    /** An hour of the day, 0 to 23, as a time. */
    hour: (hour: number) =>
      format.dateTime(new Date(Date.UTC(2026, 0, 1, hour)), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
    full: (instant: Date | string) => format.dateTime(new Date(instant), { dateStyle: 'full', timeStyle: 'short' }),
    shortDate,
    age,
    /** Inside of a sentence, e.g. after “Checked”. */
    ageWithin: (instant: Date | string, now: Date): string =>
      ageOf(new Date(instant), now)?.step === 'justNow' ? t('justNowWithin') : age(instant, now),
  }
}

/** The current time, updated every 30 seconds for relative ages. */
export const useTicking = (): Date => useNow({ updateInterval: 30_000 })
