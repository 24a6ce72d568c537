import { addDays } from '@bizamply/contract/ranges'
import { instantIn, localIn } from '../../lib/zoned-time.ts'

export interface SnoozeTime {
  name: 'laterToday' | 'tomorrow' | 'nextWeek'
  at: Date
}

const MORNING = 9
const EVENING = 18

/** Suggested times in the user's timezone: this evening, tomorrow at 9:00, next Monday at 9:00. */
export function snoozeTimes(now: Date, timeZone: string): SnoozeTime[] {
  const [today = '', clock = ''] = localIn(timeZone, now).split('T')
  const at = (day: string, hour: number): Date => instantIn(timeZone, `${day}T${String(hour).padStart(2, '0')}:00`)
  const hour = Number(clock.slice(0, 2))
  const later = Math.max(EVENING, hour + 3)
  const tomorrow = at(addDays(today, 1), MORNING)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const monday = at(addDays(today, (8 - weekday) % 7 || 7), MORNING)
  return [
    ...(later < 24 ? [{ name: 'laterToday' as const, at: at(today, later) }] : []),
    { name: 'tomorrow', at: tomorrow },
    // On a Sunday both are the same time.
    ...(monday > tomorrow ? [{ name: 'nextWeek' as const, at: monday }] : []),
  ]
}
