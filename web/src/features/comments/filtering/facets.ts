import { useQuery } from '@tanstack/react-query'
import { useBrand } from '../../../lib/brand-context.tsx'
import { api } from '../../../lib/call.ts'

/** Values for the facet filters, fetched when the filters open. */
export function useFacets(enabled: boolean) {
  const { brand, changes } = useBrand()
  return useQuery({
    queryKey: ['comments', 'facets', brand.BrandId, changes],
    queryFn: async ({ signal }) => (await api.triage.facets(undefined, { signal })).data,
    enabled,
    staleTime: 30_000,
  })
}

export type Facets = NonNullable<ReturnType<typeof useFacets>['data']>
