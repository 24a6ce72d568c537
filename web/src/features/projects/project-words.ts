import type { ProjectStatus } from '@bizamply/contract/project-rules'
import { useFormatter, useTranslations } from 'use-intl'

const DAY_MS = 86_400_000
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** Days between two dates; negative if the second is earlier. */
export const daysFrom = (day: string, to: string): number =>
  Math.round((noon(to).getTime() - noon(day).getTime()) / DAY_MS)

/** How many days it's overdue; completed projects never are. */
export const daysLate = (one: { dueOn: string | null; status?: ProjectStatus }, today: string): number =>
  one.dueOn === null || one.status === 'completed' ? 0 : Math.max(0, daysFrom(one.dueOn, today))

/** Formats dates of the brand's calendar. */
export function useDayWords() {
  const t = useTranslations('projects')
  const format = useFormatter()
  const short = (day: string, today: string): string =>
    format.dateTime(noon(day), {
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
      ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
    })
  return {
    short,
    full: (day: string): string =>
      format.dateTime(noon(day), { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }),
    range: (from: string, to: string): string =>
      format.dateTimeRange(noon(from), noon(to), { month: 'short', day: 'numeric', timeZone: 'UTC' }),
    /** How far a date is from today. */
    distance: (day: string, today: string): string => {
      const days = daysFrom(today, day)
      if (days < 0) return t('late', { days: -days })
      if (days === 0) return t('dueToday')
      return days === 1 ? t('dueTomorrow') : t('dueIn', { days })
    },
  }
}
