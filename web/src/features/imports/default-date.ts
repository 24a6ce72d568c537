import { earliestDefaultDate } from '@bizamply/contract/limits'
import { isDay } from '../../lib/day.ts'

/** Today where the visitor is; the server has the last word, by the brand's clock. */
export const latestDefaultDate = (): string => new Intl.DateTimeFormat('en-CA').format(new Date())

/** Whether rows without a date may be given this one. */
export const isDefaultDate = (day: string): boolean =>
  isDay(day) && day >= earliestDefaultDate && day <= latestDefaultDate()
