import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/call.ts'

/** Starts with `credits`, so that invalidating the balance also refetches billing. */
const billingKey = ['credits', 'billing'] as const

/** The company’s plan: it doesn’t depend on a brand, so it loads next to them. */
export function useBilling() {
  return useQuery({
    queryKey: billingKey,
    queryFn: async ({ signal }) => (await api.billing.overview(undefined, { signal })).data,
    refetchOnWindowFocus: 'always',
  })
}

export type Billing = NonNullable<ReturnType<typeof useBilling>['data']>
