import { addDays } from '@bizamply/contract/ranges'
import { instantIn, localIn } from '../../lib/zoned-time.ts'

export interface SnoozeTime {
  name: 'laterToday' | 'tomorrow' | 'inThreeDays' | 'nextWeek' | 'inTwoWeeks' | 'inFourWeeks'
  at: Date
}

const MORNING = 9
const EVENING = 18
const LEAST = 4

/**
 * Suggested times in the user's timezone, at least four: this evening, and at 9:00 tomorrow, in three days, and on the
 * Monday of next week, which is never tomorrow.
 */
export function snoozeTimes(now: Date, timeZone: string): SnoozeTime[] {
  const [today = '', clock = ''] = localIn(timeZone, now).split('T')
  const at = (day: string, hour: number): Date => instantIn(timeZone, `${day}T${String(hour).padStart(2, '0')}:00`)
  const morningIn = (days: number): Date => at(addDays(today, days), MORNING)
  const later = Math.max(EVENING, Number(clock.slice(0, 2)) + 3)
  const toMonday = (8 - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7 || 7
  const inDays = { tomorrow: 1, inThreeDays: 3, nextWeek: toMonday === 1 ? 8 : toMonday }
  const named = (name: SnoozeTime['name'], time: Date): SnoozeTime => ({ name, at: time })
  const usual = [
    ...(later < 24 ? [named('laterToday', at(today, later))] : []),
    named('tomorrow', morningIn(inDays.tomorrow)),
    // On a Friday, it's the Monday of next week.
    ...(inDays.nextWeek === inDays.inThreeDays ? [] : [named('inThreeDays', morningIn(inDays.inThreeDays))]),
    named('nextWeek', morningIn(inDays.nextWeek)),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const more = [named('inTwoWeeks', morningIn(14)), named('inFourWeeks', morningIn(28))]
  return [...usual, ...more.slice(0, Math.max(0, LEAST - usual.length))]
}
