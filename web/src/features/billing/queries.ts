import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
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

/** Charges that the company was asked to approve, newest first. */
export function useCharges() {
  return useInfiniteQuery({
    queryKey: [...billingKey, 'charges'],
    queryFn: ({ pageParam, signal }) =>
      api.billing.charges({ limit: '10', ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
  })
}
