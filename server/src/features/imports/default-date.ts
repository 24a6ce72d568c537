import { defaultDateWords } from '@bizamply/contract/imports'
import type { Ctx } from '../../context.ts'
import { dayIn, zonedInstant } from '@bizamply/contract/time-zone'
import { readBrandLocale } from './read-brand-locale.ts'
import type { Plan } from './choose-mapping.ts'
import { refused } from './refused.ts'

/** The time given to rows without a date: noon on the chosen day in this timezone, or null if no day was chosen. */
export function defaultInstant({ defaultDate }: Plan, timezone: string): Date | null {
  if (!defaultDate) return null
  const [year = 0, month = 0, day = 0] = defaultDate.split('-').map(Number)
  return zonedInstant({ year, month, day, hour: 12 }, timezone)
}

/**
 * Refuses a date in the future. The contract checks the format and the earliest date, but only the file's time zone
 * says what today is.
 */
export async function refuseFutureDefault(ctx: Ctx, { defaultDate, timezone }: Plan): Promise<void> {
  if (!defaultDate) return
  const today = dayIn(timezone ?? (await readBrandLocale(ctx)).timezone, ctx.now())
  if (defaultDate > today) throw refused('mapping.defaultDate', defaultDateWords)
}
