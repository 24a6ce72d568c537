import { useQuery } from '@tanstack/react-query'
import { api } from './call.ts'

/** Part of the account security key, so that both are invalidated together. */
export const ownSessionsKey = ['security', 'sessions'] as const

/** The user's sessions; another device may change them. */
export const useOwnSessions = () =>
  useQuery({
    queryKey: ownSessionsKey,
    queryFn: async ({ signal }) => (await api.security.sessions({}, { signal })).data.sessions,
    staleTime: 0,
  })
