import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call.ts'

/** What a link leads to; asked once, and again when somebody signs in or out. */
export function useInvitation(token: string, userId: string | null) {
  return useQuery({
    queryKey: ['invitation', token, userId],
    queryFn: async ({ signal }) => (await api.team.readInvitation({ token }, { signal })).data,
    staleTime: Infinity,
  })
}
