import { earliestDefaultDate } from '@bizamply/contract/size-limits'
import { isDay } from '../../lib/day.ts'

/** Today in the user's timezone; the server checks it again in the brand's. */
export const latestDefaultDate = (): string => new Intl.DateTimeFormat('en-CA').format(new Date())

/** Whether rows without a date can use this date. */
export const isDefaultDate = (day: string): boolean =>
  isDay(day) && day >= earliestDefaultDate && day <= latestDefaultDate()
