import { dateWriter } from '@bizamply/contract/date-writer'
import { usualFormats } from '@bizamply/contract/formats'
import type { Point, Window } from '@bizamply/contract/dashboard'
import { addDays, type Grain, lengthOf } from '@bizamply/contract/ranges'
import { readerFormats } from '../reader-formats.ts'
import type { ReportData, ReportPeriod } from '../report-data.ts'

/** The window's name: "Week of November 15 to 21, 2026", "November 2026", "July to September 2026". */
export function windowName({ window, period }: Pick<ReportData, 'window' | 'period'>): string {
  const { from, to } = window
  if (from === to) return write(from, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
  if (period === 'month' && isWholeMonths(window)) return write(from, { month: 'long', year: 'numeric' })
  if (period === 'quarter' && isWholeMonths(window)) {
    return `${write(from, { month: 'long' })} to ${write(to, { month: 'long', year: 'numeric' })}`
  }
  return `${period === 'week' ? 'Week of ' : ''}${daysName(from, to)}`
}

/** Label of a chart point on the axis. */
export function pointName({ start }: Point, grain: Grain, points: number, timezone: string): string {
  if (grain === 'hour') {
    return new Intl.DateTimeFormat('en', {
      hour: 'numeric',
      timeZone: timezone,
    }).format(new Date(start))
  }
  if (grain === 'month') return write(start, { month: 'short' })
  return points <= 7 && grain === 'day'
    ? write(start, { weekday: 'short' })
    : write(start, { month: 'short', day: 'numeric' })
}

export const grainName: Record<Grain, string> = {
  hour: 'per hour',
  day: 'per day',
  week: 'per week',
  month: 'per month',
}

const nouns: Record<Exclude<ReportPeriod, 'days'>, string> = {
  day: 'day',
  week: 'week',
  month: 'month',
  quarter: 'quarter',
}

/** "This week", "These 30 days". */
export const nowName = (data: Pick<ReportData, 'period' | 'window'>): string =>
  data.period === 'days' ? `These ${daysOf(data)}` : `This ${nouns[data.period]}`

/** One day is the period `day`. */
const daysOf = ({ window }: Pick<ReportData, 'window'>): string => `${lengthOf(window)} days`

/** Name of the comparison window within a sentence: "the week before", "a year earlier". */
export function earlierName({ window, earlier, period }: Pick<ReportData, 'window' | 'earlier' | 'period'>): string {
  if (!earlier || isBefore(window, earlier))
    return period === 'days' ? `the ${daysOf({ window })} before` : `the ${nouns[period]} before`
  return Number(window.from.slice(0, 4)) > Number(earlier.from.slice(0, 4)) &&
    window.from.slice(5) >= earlier.from.slice(5)
    ? 'a year earlier'
    : 'a month earlier'
}

/** Follows a difference: "vs. the week before". */
export const sinceName = (data: Pick<ReportData, 'window' | 'earlier' | 'period'>): string => `vs. ${earlierName(data)}`

/** "this week", "on this day", "during these 7 days". */
export const withinName = (data: Pick<ReportData, 'period' | 'window'>): string =>
  `${leads[data.period] ?? ''}${nowName(data).toLowerCase()}`

const leads: Partial<Record<ReportPeriod, string>> = { day: 'on ', days: 'during ' }

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const isBefore = (window: Window, earlier: Window): boolean => addDays(earlier.to, 1) === window.from

const isWholeMonths = ({ from, to }: Window): boolean => from.endsWith('-01') && addDays(to, 1).endsWith('-01')

function daysName(from: string, to: string): string {
  const year = to.slice(0, 4)
  const { dateFormat } = readerFormats()
  if (dateFormat === usualFormats.dateFormat && from.slice(0, 7) === to.slice(0, 7)) {
    return `${write(from, { month: 'long', day: 'numeric' })} to ${Number(to.slice(8))}, ${year}`
  }
  const end = write(to, { month: 'long', day: 'numeric', year: 'numeric' })
  // Numeric dates are ambiguous without the year.
  const saysYearOnce = from.slice(0, 4) === year && dateFormat.includes('MMM')
  return `${write(from, { month: 'long', day: 'numeric', ...(saysYearOnce ? {} : { year: 'numeric' }) })} to ${end}`
}

const write = (day: string, how: Intl.DateTimeFormatOptions): string =>
  dateWriter('en', { ...how, timeZone: 'UTC' }, readerFormats().dateFormat).format(
    new Date(`${day.slice(0, 10)}T00:00:00Z`),
  )
