import type { Discount } from '@bizamply/contract/discounts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'

const discountsKey = ['discounts'] as const
const POLL_MS = 30_000

/** Codes of the brand's shop, fetched when the menu opens. */
export function useDiscounts(enabled: boolean) {
  const { brand } = useBrand()
  return useQuery({
    queryKey: [...discountsKey, brand.BrandId],
    queryFn: ({ signal }) => api.discounts.list(undefined, { signal }),
    enabled,
    staleTime: 30_000,
  })
}

/** The same, refetched while they are on screen, so that changes in the shop show up. */
export function useWatchedDiscounts() {
  const { brand } = useBrand()
  return useQuery({
    queryKey: [...discountsKey, brand.BrandId],
    queryFn: ({ signal }) => api.discounts.list(undefined, { signal }),
    staleTime: 0,
    refetchInterval: POLL_MS,
  })
}

export type DiscountsData = NonNullable<ReturnType<typeof useWatchedDiscounts>['data']>

export function useRenewDiscounts(): () => void {
  const cache = useQueryClient()
  return () => void cache.invalidateQueries({ queryKey: discountsKey })
}

/** Shows the changed discount in the list immediately and refetches its figures; null only refetches. */
export function useKeepDiscount(): (changed: Discount | null) => void {
  const cache = useQueryClient()
  return (changed) => {
    if (changed)
      cache.setQueriesData<DiscountsData>(
        { queryKey: discountsKey },
        (old) => old && { ...old, data: old.data.map((one) => (one.id === changed.id ? changed : one)) },
      )
    void cache.invalidateQueries({ queryKey: discountsKey })
  }
}

/** Codes that can be offered in this reply today: active, not used up, and not created for someone else. */
export const offered = (all: readonly Discount[], commentId: string): Discount[] =>
  all.filter(
    (one) =>
      one.status === 'active' &&
      (one.usage_limit === null || one.times_used < one.usage_limit) &&
      (one.commentId === null || one.commentId === commentId),
  )
