import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/call.ts'

export const securityKey = ['security'] as const

/** The current state of password and second factor. */
export const useSecurity = () =>
  useQuery({
    queryKey: securityKey,
    queryFn: async ({ signal }) => (await api.security.state({}, { signal })).data,
  })

/** Refetches both after a change. */
export function useRenewSecurity(): () => void {
  const cache = useQueryClient()
  return () => void cache.invalidateQueries({ queryKey: securityKey })
}
