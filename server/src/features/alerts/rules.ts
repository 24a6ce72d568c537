import type { MuteSpan } from '@bizamply/contract/alert-rules'
import type { Week } from './read-products.ts'

const DAY_MS = 86_400_000
/** UTC hour at which the nightly check of all brands starts. */
const NIGHT_BEGINS_MS = 4 * 3_600_000

/** The night of an instant, named by the day on which it began. */
export const nightOf = (at: Date): string => new Date(at.getTime() - NIGHT_BEGINS_MS).toISOString().slice(0, 10)

/** When a brand's next check is due: now, if it hasn't been checked in the current night. */
export function nextCheck(now: Date, checkedAt: Date | null): Date {
  const began = Date.parse(`${nightOf(now)}T00:00:00Z`) + NIGHT_BEGINS_MS
  if (checkedAt === null || nightOf(checkedAt) < nightOf(now)) return new Date(Math.max(began, now.getTime()))
  return new Date(began + DAY_MS)
}

export interface KeptAlert {
  state: 'open' | 'acknowledged'
  /** The last day of the acknowledged week, and of the week in which the change was last found. */
  toDay: string
  lastFoundDay: string
}

/**
 * An acknowledged alert reopens with a week that shares no day with the acknowledged one, once a check found the change
 * gone. A missed night proves nothing: compare with the previous check, not with yesterday.
 */
export function isBack({ toDay, lastFoundDay }: KeptAlert, night: { week: Week; lookBefore: string | null }): boolean {
  return night.week.from > toDay && night.lookBefore !== null && lastFoundDay < night.lookBefore
}

export const mutedUntil = (now: Date, span: MuteSpan): Date | null =>
  span === 'always' ? null : new Date(now.getTime() + Number(span) * DAY_MS)

/** How long an acknowledged alert is kept. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - 365 * DAY_MS)
