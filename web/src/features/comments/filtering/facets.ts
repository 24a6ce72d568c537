import { useQuery } from '@tanstack/react-query'
import { useBrand } from '../../../lib/brand-context.tsx'
import { api } from '../../../lib/call.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { filterInput, tabInput, type Filters } from './filters.ts'

const PAUSE_MS = 200

/** The values that the filters offer, each counted under the other filters, shortly after the last change. */
export function useFacets(filters: Filters, enabled: boolean) {
  const { brand, changes } = useBrand()
  const { sort: _, ...narrowing } = filters
  const input = useDebounced(JSON.stringify({ ...filterInput(narrowing), ...tabInput(filters.status) }), PAUSE_MS)
  return useQuery({
    queryKey: ['comments', 'facets', brand.BrandId, changes, input],
    queryFn: async ({ signal }) =>
      (await api.triage.facets(JSON.parse(input) as Parameters<typeof api.triage.facets>[0], { signal })).data,
    enabled,
    staleTime: 30_000,
    placeholderData: (before, query) => (query?.queryKey[2] === brand.BrandId ? before : undefined),
  })
}
