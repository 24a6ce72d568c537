import { addDays } from '@bizamply/contract/ranges'
import { startOfDay } from '@bizamply/contract/time-zone'
import type { Cut } from '../dashboard/index.ts'

/** The instants of a window: from the first until before the second. */
export const spanOf = (timezone: string, { from, to, until }: Cut): [Date, Date] => [
  startOfDay(timezone, from),
  until ?? startOfDay(timezone, addDays(to, 1)),
]

/** What days hold beyond the window's cut, to be taken away from their sums; null, which compares to nothing, where it has none. */
export const afterOf = (timezone: string, { to, until }: Cut): [Date | null, Date | null] =>
  until ? [until, startOfDay(timezone, addDays(to, 1))] : [null, null]

export const presentWindow = ({ from, to, until }: Cut) => ({ from, to, until: until?.toISOString() ?? null })
