import { useQuery } from '@tanstack/react-query'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'

/** What is waiting for the team, and how its day is going. Under `comments`, so that the stream's events refresh it. */
export function useUpNext() {
  const { brand, changes } = useBrand()
  return useQuery({
    queryKey: ['comments', 'up-next', brand.BrandId, changes],
    queryFn: async ({ signal }) => (await api.triage.upNext(undefined, { signal })).data,
    staleTime: 30_000,
  })
}
