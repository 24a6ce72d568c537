import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useBrands } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { useDebounced } from '../../lib/use-debounced.ts'

const PAUSE_MS = 200

/** Search results of the brand, loaded when typing pauses; earlier results stay until then. */
export function useSearchResults(typed: string) {
  const { brand } = useBrands()
  const words = useDebounced(typed.trim(), PAUSE_MS)
  const query = useQuery({
    queryKey: ['search', brand?.BrandId, words],
    queryFn: async ({ signal }) => (await api.search.all({ q: words }, { signal })).data,
    enabled: brand !== null && words !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  return { query, isBehind: words !== typed.trim() }
}
