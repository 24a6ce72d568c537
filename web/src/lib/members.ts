import { useQuery } from '@tanstack/react-query'
import { api } from './call.ts'

/** Who works in the company: to assign to and to mention. */
export function useMembers(enabled: boolean) {
  return useQuery({
    queryKey: ['members'],
    queryFn: async ({ signal }) => (await api.triage.members(undefined, { signal })).data,
    enabled,
  })
}
