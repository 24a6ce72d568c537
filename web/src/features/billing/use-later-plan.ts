import type { Charge } from '@bizamply/contract/billing'
import { isUpgrade, paidPlanIds } from '@bizamply/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/call.ts'
import { planName } from './money-words.ts'

/** A lower plan starts when the current period ends, and its charge stays pending until then: which plan, and when. */
export function useLaterPlan(charge: Charge | undefined): { plan: string; at: string } | null {
  const item = charge?.state === 'pending' ? paidPlanIds.find((id) => id === charge.item) : undefined
  const query = useQuery({
    queryKey: ['payment', 'plan'],
    queryFn: async () => (await api.billing.overview()).data.subscription,
    enabled: item !== undefined,
  })
  const running = query.data
  if (!item || running?.state !== 'active' || !isUpgrade(item, running.plan)) return null
  return { plan: planName(item), at: running.currentPeriodEnd }
}
