import { useQuery } from '@tanstack/react-query'
import { api } from './call.ts'

/** Members of the company, for assignments and mentions. */
export function useMembers(enabled: boolean) {
  return useQuery({
    queryKey: ['members'],
    queryFn: async ({ signal }) => (await api.triage.members(undefined, { signal })).data,
    enabled,
  })
}
