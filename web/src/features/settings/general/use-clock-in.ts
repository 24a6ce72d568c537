import { useFormatter } from 'use-intl'

/** The time in a timezone. */
export function useClockIn(): (timeZone: string, at: Date) => string {
  const format = useFormatter()
  return (timeZone, at) => format.dateTime(at, { hour: 'numeric', minute: '2-digit', timeZone })
}
