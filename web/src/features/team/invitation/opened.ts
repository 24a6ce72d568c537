import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call.ts'

/** The invitation of a link, fetched again when the user signs in or out. */
export function useInvitation(token: string, userId: string | null) {
  return useQuery({
    queryKey: ['invitation', token, userId],
    queryFn: async ({ signal }) => (await api.team.readInvitation({ token }, { signal })).data,
    staleTime: Infinity,
  })
}
