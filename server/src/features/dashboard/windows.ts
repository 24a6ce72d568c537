import { addDays, earlierRange, lengthOf, longestRange, type Comparison, type Range } from '@bizamply/contract/ranges'
import { AppError } from '../../errors.ts'
import { dayIn, timeOfDay, instantAt } from '@bizamply/contract/time-zone'

/** Whole days in the brand's timezone; the last may be cut off. */
export interface Cut extends Range {
  /** Cutoff in the last day; null if the day is over. */
  until: Date | null
}

export interface Windows {
  timezone: string
  today: string
  at: Date
  now: Cut
  earlier: Cut | null
}

export interface WindowQuery {
  from?: string | undefined
  to?: string | undefined
  compare: Comparison
}

/** Defaults to the last 7 days. A window ending today is cut off now, and the earlier one at the same time of day. */
export function windowsOf(timezone: string, at: Date, query: WindowQuery): Windows {
  const today = dayIn(timezone, at)
  const to = query.to ?? today
  const from = query.from ?? addDays(to, -6)
  refuse({ from, to }, today)
  const earlier = earlierRange({ from, to }, query.compare)
  const cut = to === today
  return {
    timezone,
    today,
    at,
    now: { from, to, until: cut ? at : null },
    earlier: earlier && {
      ...earlier,
      until: cut ? instantAt(timezone, earlier.to, timeOfDay(timezone, at)) : null,
    },
  }
}

/** No comments are older, and some calendars don't go back further. */
const FIRST_DAY = '1970-01-01'

function refuse({ from, to }: Range, today: string): void {
  const wrong =
    to > today
      ? { path: 'to', message: `Choose dates up to today, ${today}` }
      : from > to
        ? { path: 'from', message: 'Choose a start date before the end date' }
        : from < FIRST_DAY
          ? { path: 'from', message: `Choose ${FIRST_DAY} or later` }
          : lengthOf({ from, to }) > longestRange
            ? { path: 'from', message: `Choose ${longestRange} days or fewer` }
            : null
  if (wrong) throw new AppError('BAD_REQUEST', { message: wrong.message, errors: [wrong] })
}
