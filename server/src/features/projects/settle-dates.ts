import { baselineDays, type ProjectFields } from '@bizamply/contract/projects'
import { addDays } from '@bizamply/contract/ranges'
import { AppError } from '../../errors.ts'

/** The fields of a project that depend on one another. */
export type Dates = Pick<ProjectFields, 'status' | 'countFrom' | 'startedOn' | 'shippedOn'>

export interface SettledDates extends Omit<Dates, 'countFrom'> {
  countFrom: string
  countFromSet: boolean
}

/** Maximum days that a project may look back. */
const LONGEST_DAYS = 730

/**
 * Fills in the dates that follow from the status: work starts when a project is first in progress, and the change ships
 * when it is first completed. Refuses contradicting or future dates.
 */
export function settleDates(dates: Dates, { today, createdOn }: { today: string; createdOn: string }): SettledDates {
  const { status } = dates
  const begun = status === 'in-progress' || status === 'completed'
  const shippedOn = dates.shippedOn ?? (status === 'completed' ? today : null)
  const startedOn = dates.startedOn ?? (begun ? earlier(shippedOn, today) : null)
  const oldest = addDays(today, -LONGEST_DAYS)
  const baseline = addDays(earlier(createdOn, startedOn), -baselineDays)
  const countFrom = dates.countFrom ?? (baseline < oldest ? oldest : baseline)
  const errors = [
    ...wrong('startedOn', startedOn !== null && startedOn > today, 'Choose a start date that isn’t in the future'),
    ...wrong('startedOn', startedOn !== null && startedOn < oldest, 'Enter a start within the last two years'),
    ...wrong('shippedOn', shippedOn !== null && shippedOn > today, 'Choose a date that isn’t in the future'),
    ...wrong(
      'shippedOn',
      shippedOn !== null && startedOn !== null && shippedOn < startedOn,
      'The change can’t reach customers before the work starts',
    ),
    ...wrong('countFrom', countFrom > (startedOn ?? today), 'Count from a day before the work starts'),
    ...wrong('countFrom', countFrom < oldest, 'Count from a day within the last two years'),
  ]
  if (errors.length > 0) throw new AppError('BAD_REQUEST', { message: errors[0]?.message ?? '', errors })
  return { status, startedOn, shippedOn, countFrom, countFromSet: dates.countFrom !== null }
}

const earlier = (one: string | null, other: string | null): string =>
  one === null || (other !== null && other < one) ? (other ?? '') : one

const wrong = (path: string, is: boolean, message: string): { path: string; message: string }[] =>
  is ? [{ path, message }] : []
