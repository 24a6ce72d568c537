import { useFormatter } from 'use-intl'
import { useTicking } from '../../lib/format.ts'

const DAY_MS = 86_400_000

/** The date of an instant, for sentences. */
export function useDay(): (instant: string | Date) => string {
  const format = useFormatter()
  return (instant) => format.dateTime(new Date(instant), { dateStyle: 'long' })
}

/** The date in this many days. */
export function useDayIn(days: number): string {
  const day = useDay()
  const now = useTicking()
  return day(new Date(now.getTime() + days * DAY_MS))
}
