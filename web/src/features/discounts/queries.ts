import type { Discount } from '@bizamply/contract/discounts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'

const discountsKey = ['discounts'] as const

/** Codes of the brand's shop, asked when somebody opens the menu. */
export function useDiscounts(enabled: boolean) {
  const { brand } = useBrand()
  return useQuery({
    queryKey: [...discountsKey, brand.BrandId],
    queryFn: ({ signal }) => api.discounts.list(undefined, { signal }),
    enabled,
    staleTime: 30_000,
  })
}

export function useRenewDiscounts(): () => void {
  const cache = useQueryClient()
  return () => void cache.invalidateQueries({ queryKey: discountsKey })
}

/** What can be offered today: active and not used up. */
export const offered = (all: readonly Discount[]): Discount[] =>
  all.filter((one) => one.status === 'active' && (one.usage_limit === null || one.times_used < one.usage_limit))
