import type { MuteSpan } from '@bizamply/contract/alert-rules'
import type { Week } from './read-products.ts'

const DAY_MS = 86_400_000
/** The look at all brands begins at this hour of UTC. */
const NIGHT_BEGINS_MS = 4 * 3_600_000

/** Which night an instant belongs to, by the day on which it began. */
export const nightOf = (at: Date): string => new Date(at.getTime() - NIGHT_BEGINS_MS).toISOString().slice(0, 10)

/** When a brand is looked at next: with the night that has begun, if that one has not come to it yet. */
export function nextLook(now: Date, lookedAt: Date | null): Date {
  const began = Date.parse(`${nightOf(now)}T00:00:00Z`) + NIGHT_BEGINS_MS
  if (lookedAt === null || nightOf(lookedAt) < nightOf(now)) return new Date(Math.max(began, now.getTime()))
  return new Date(began + DAY_MS)
}

export interface KeptAlert {
  state: 'open' | 'acknowledged'
  /** The last day of the week that was acknowledged, and of the week in which it was found last. */
  toDay: string
  lastFoundDay: string
}

/**
 * An acknowledged alert opens again with a week that shares no day with the acknowledged one, once a look found it gone.
 * A look that was missed shows nothing: the look before this one counts, not yesterday.
 */
export function isBack({ toDay, lastFoundDay }: KeptAlert, night: { week: Week; lookBefore: string | null }): boolean {
  return night.week.from > toDay && night.lookBefore !== null && lastFoundDay < night.lookBefore
}

export const mutedUntil = (now: Date, span: MuteSpan): Date | null =>
  span === 'always' ? null : new Date(now.getTime() + Number(span) * DAY_MS)

/** An acknowledged alert is kept for a year. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - 365 * DAY_MS)
