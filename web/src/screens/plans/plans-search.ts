import { paidPlanIds, type PaidPlanId } from '@bizamply/contract/plans'

export interface PlansSearch {
  /** Open dialog: confirm a downgrade, cancel the subscription, or contact sales. */
  ask?: PaidPlanId | 'cancel' | 'contact'
}

/** Invalid values are dropped. */
export function plansSearch(raw: Record<string, unknown>): PlansSearch {
  const ask = ([...paidPlanIds, 'cancel', 'contact'] as const).find((one) => one === raw['ask'])
  return ask ? { ask } : {}
}
