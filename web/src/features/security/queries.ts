import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/call.ts'

export const securityKey = ['security'] as const

/** Password and second factor as they are now. */
export const useSecurity = () =>
  useQuery({
    queryKey: securityKey,
    queryFn: async ({ signal }) => (await api.security.state({}, { signal })).data,
  })

/** Reads both again, after something changed one of them. */
export function useRenewSecurity(): () => void {
  const cache = useQueryClient()
  return () => void cache.invalidateQueries({ queryKey: securityKey })
}
