import { addDays, addMonths, lengthOf, type Grain, type Range } from '@bizamply/contract/ranges'
import { startOfDay } from '@bizamply/contract/time-zone'
import type { Cut } from './windows.ts'

/** One point of a series: days, or an hour identified by its start. */
export interface Bucket {
  start: string
  end: string
}

const HOUR = 3_600_000

/**
 * The points of a window, or of an earlier window in the same steps from its first day, so the two line up. Weeks start
 * on Sunday, months on the 1st; the first and last may be partial.
 */
export function dayBuckets(grain: Exclude<Grain, 'hour'>, window: Range, of: Range = window): Bucket[] {
  const shift = lengthOf({ from: window.from, to: of.from }) - 1
  const starts: string[] = []
  for (let day = window.from; day <= window.to; day = nextStart(grain, day)) starts.push(day)
  return starts.map((start, n) => {
    const first = shift === 0 ? start : addDays(start, shift)
    const next = starts[n + 1]
    if (!next) return { start: first, end: of.to }
    return { start: first, end: grain === 'day' ? first : addDays(next, shift - 1) }
  })
}

function nextStart(grain: Exclude<Grain, 'hour'>, day: string): string {
  if (grain === 'day') return addDays(day, 1)
  if (grain === 'month') return addMonths(`${day.slice(0, 8)}01`, 1)
  return addDays(day, 7 - new Date(`${day}T00:00:00Z`).getUTCDay())
}

/** The hours of a day that have started. A repeated hour counts as two. */
export function hourBuckets(timezone: string, { from, until }: Cut): { starts: Date[]; end: Date } {
  const start = startOfDay(timezone, from).getTime()
  const end = (until ?? startOfDay(timezone, addDays(from, 1))).getTime()
  const count = Math.max(1, Math.ceil((end - start) / HOUR))
  return { starts: Array.from({ length: count }, (_, n) => new Date(start + n * HOUR)), end: new Date(end) }
}
