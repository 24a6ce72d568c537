import { useQuery } from '@tanstack/react-query'
import { api } from './call.ts'

/** Part of what keeps an account safe, so that all of it is read again together. */
export const ownSessionsKey = ['security', 'sessions'] as const

/** Where this person is signed in; another device may have changed it since. */
export const useOwnSessions = () =>
  useQuery({
    queryKey: ownSessionsKey,
    queryFn: async ({ signal }) => (await api.security.sessions({}, { signal })).data.sessions,
    staleTime: 0,
  })
