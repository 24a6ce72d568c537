import { addDays, earlierRange, lengthOf, longestRange, type Comparison, type Range } from '@bizamply/contract/ranges'
import { AppError } from '../../errors.ts'
import { dayIn, timeOfDay, instantAt } from '@bizamply/contract/time-zone'

/** Whole days in the brand's timezone; the last one may be cut at an instant. */
export interface Cut extends Range {
  /** Where its last day is cut; null when it is over. */
  until: Date | null
}

export interface Windows {
  timezone: string
  today: string
  at: Date
  now: Cut
  earlier: Cut | null
}

export interface Asked {
  from?: string | undefined
  to?: string | undefined
  compare: Comparison
}

/** The last 7 days unless said. One that ends today is cut now, and its earlier one at the same clock time. */
export function windowsOf(timezone: string, at: Date, asked: Asked): Windows {
  const today = dayIn(timezone, at)
  const to = asked.to ?? today
  const from = asked.from ?? addDays(to, -6)
  refuse({ from, to }, today)
  const earlier = earlierRange({ from, to }, asked.compare)
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

/** Nobody's comments are older, and the calendars of some would not reach there. */
const FIRST_DAY = '1970-01-01'

function refuse({ from, to }: Range, today: string): void {
  const wrong =
    to > today
      ? { path: 'to', message: `Choose dates up to today, ${today}` }
      : from > to
        ? { path: 'from', message: 'Start must be before end' }
        : from < FIRST_DAY
          ? { path: 'from', message: `Choose ${FIRST_DAY} or later` }
          : lengthOf({ from, to }) > longestRange
            ? { path: 'from', message: `Choose ${longestRange} days or fewer` }
            : null
  if (wrong) throw new AppError('BAD_REQUEST', { message: wrong.message, errors: [wrong] })
}
