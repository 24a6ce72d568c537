import { useQuery } from '@tanstack/react-query'
import { useBrands } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'

/** Starts with `credits`, so that invalidating the balance also refetches billing. */
const billingKey = ['credits', 'billing'] as const

export function useBilling() {
  // The company's plan, whether or not its brands loaded.
  const { brand } = useBrands()
  return useQuery({
    queryKey: [...billingKey, brand?.BrandId],
    queryFn: async ({ signal }) => (await api.billing.overview(undefined, { signal })).data,
    refetchOnWindowFocus: 'always',
  })
}

export type Billing = NonNullable<ReturnType<typeof useBilling>['data']>
