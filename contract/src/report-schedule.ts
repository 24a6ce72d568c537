import { addDays, addMonths, type Range } from './ranges.ts'
import type { ReportSchedule } from './report-rules.ts'
import { dayIn, instantAt } from './time-zone.ts'

export interface Timetable {
  schedule: ReportSchedule
  /** Local hour. An hour skipped by a clock change moves to the change. */
  hour: number
}

/** The local day of the first due time after `after`: a Monday, or the first of a month or quarter. */
export function nextDueDay({ schedule, hour }: Timetable, timezone: string, after: Date): string {
  let day = firstDay(schedule, dayIn(timezone, after))
  while (instantAt(timezone, day, hour * HOUR) <= after) day = step(schedule, day, 1)
  return day
}

/** The first due time after `after`. */
export const nextDue = (timetable: Timetable, timezone: string, after: Date): Date =>
  instantAt(timezone, nextDueDay(timetable, timezone, after), timetable.hour * HOUR)

/** The last due time up to `now`. */
export function lastDue({ schedule, hour }: Timetable, timezone: string, now: Date): Date {
  const day = firstDay(schedule, dayIn(timezone, now))
  const due = instantAt(timezone, day, hour * HOUR)
  return due <= now ? due : instantAt(timezone, step(schedule, day, -1), hour * HOUR)
}

/** The whole week (from Sunday), month, or quarter before the due day. */
export function periodBefore(schedule: ReportSchedule, day: string): Range {
  if (schedule === 'weekly') return weekBefore(day)
  return schedule === 'monthly' ? monthBefore(day) : quarterBefore(day)
}

export function weekBefore(day: string): Range {
  const sunday = addDays(day, -weekday(day))
  return { from: addDays(sunday, -7), to: addDays(sunday, -1) }
}

export function quarterBefore(day: string): Range {
  const start = quarterStart(day)
  return { from: addMonths(start, -3), to: addDays(start, -1) }
}

function monthBefore(day: string): Range {
  const start = monthStart(day)
  return { from: addMonths(start, -1), to: addDays(start, -1) }
}

const HOUR = 3_600_000

const step = (schedule: ReportSchedule, day: string, n: 1 | -1): string =>
  schedule === 'weekly' ? addDays(day, 7 * n) : addMonths(day, n * (schedule === 'monthly' ? 1 : 3))

/** The Monday on or before the day, or the first of its month or quarter. */
function firstDay(schedule: ReportSchedule, day: string): string {
  if (schedule === 'weekly') return addDays(day, -((weekday(day) + 6) % 7))
  return schedule === 'monthly' ? monthStart(day) : quarterStart(day)
}

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
const monthStart = (day: string): string => `${day.slice(0, 8)}01`
const quarterStart = (day: string): string => addMonths(monthStart(day), -((Number(day.slice(5, 7)) - 1) % 3))
