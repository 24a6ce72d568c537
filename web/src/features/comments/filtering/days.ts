import { addDays } from '@bizamply/contract/ranges'
import { dayIn } from '@bizamply/contract/time-zone'
import { useNow } from 'use-intl'
import { useBrand } from '../../../lib/brand-context.tsx'

/** The last days, including today: the brand’s, as the server counts them. */
export const lastDays = (days: number, today: string): { from: string; to: string } => ({
  from: addDays(today, 1 - days),
  to: today,
})

export function useBrandToday(): string {
  const { timezone } = useBrand().brand
  return dayIn(timezone, useNow())
}
