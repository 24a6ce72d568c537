import { paidPlanIds, type PaidPlanId } from '@bizamply/contract/plans'

export interface PlansSearch {
  /** A dialog: the lower plan that is asked about, the end of the subscription, or a letter. */
  ask?: PaidPlanId | 'cancel' | 'contact'
}

/** Tolerant: a wrong value is left out. */
export function plansSearch(raw: Record<string, unknown>): PlansSearch {
  const ask = ([...paidPlanIds, 'cancel', 'contact'] as const).find((one) => one === raw['ask'])
  return ask ? { ask } : {}
}
