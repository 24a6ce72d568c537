import type { MuteSpan } from '@bizamply/contract/alert-rules'
import type { Week } from './read-products.ts'

const DAY_MS = 86_400_000

export interface KeptAlert {
  state: 'open' | 'acknowledged'
  /** The last day of the acknowledged week, and of the week in which the change was last found. */
  toDay: string
  lastFoundDay: string
}

/**
 * An acknowledged alert reopens with a week that shares no day with the acknowledged one, once a check found the change
 * gone. A missed night is no evidence: compare with the previous check, not with yesterday.
 */
export function shouldReopen(
  { toDay, lastFoundDay }: KeptAlert,
  night: { week: Week; lookBefore: string | null },
): boolean {
  return night.week.from > toDay && night.lookBefore !== null && lastFoundDay < night.lookBefore
}

export const mutedUntil = (now: Date, span: MuteSpan): Date | null =>
  span === 'always' ? null : new Date(now.getTime() + Number(span) * DAY_MS)

/** How long an acknowledged alert is kept. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - 365 * DAY_MS)
