import { addDays } from '@bizamply/contract/ranges'
import { startOfDay } from '@bizamply/contract/time-zone'
import type { Cut } from '../dashboard/index.ts'

/** A window's timestamps; the second is exclusive. */
export const spanOf = (timezone: string, { from, to, until }: Cut): [Date, Date] => [
  startOfDay(timezone, from),
  until ?? startOfDay(timezone, addDays(to, 1)),
]

/**
 * The rest of the last day after a window's cutoff, to subtract from daily sums. Null, which matches nothing, without a
 * cutoff.
 */
export const afterOf = (timezone: string, { to, until }: Cut): [Date | null, Date | null] =>
  until ? [until, startOfDay(timezone, addDays(to, 1))] : [null, null]

export const presentWindow = ({ from, to, until }: Cut) => ({ from, to, until: until?.toISOString() ?? null })
