import { useQuery } from '@tanstack/react-query'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'

export const teamKey = ['team'] as const

/** The whole team; events renew it. */
export function useTeam() {
  // Whoever loses the brand that they work in asks again in another one.
  const { brand } = useBrand()
  return useQuery({
    queryKey: [...teamKey, brand.BrandId],
    queryFn: async ({ signal }) => (await api.team.list(undefined, { signal })).data,
    staleTime: 0,
  })
}
