import { useQuery } from '@tanstack/react-query'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'

export const teamKey = ['team'] as const

/** The whole team; events refresh it. */
export function useTeam() {
  // A user who loses access to the current brand refetches in another brand.
  const { brand } = useBrand()
  return useQuery({
    queryKey: [...teamKey, brand.BrandId],
    queryFn: async ({ signal }) => (await api.team.list(undefined, { signal })).data,
    staleTime: 0,
  })
}
