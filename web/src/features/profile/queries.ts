import type { Profile } from '@bizamply/contract/profile'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/call.ts'
import { session } from '../../lib/session.ts'

export const profileKey = ['profile'] as const

export type { Profile } from '@bizamply/contract/profile'

export const useProfile = () =>
  useQuery({
    queryKey: profileKey,
    queryFn: async ({ signal }) => (await api.profiles.read(undefined, { signal })).data,
  })

/** Shows the server's response immediately, including in the top bar. */
export function useLearnProfile(): (change: Partial<Profile>) => void {
  const cache = useQueryClient()
  return (change) => {
    const next = cache.setQueryData<Profile>(profileKey, (old) => old && { ...old, ...change })
    const { user } = session.get()
    if (!next || !user) return
    const { name, firstName, lastName, profilePic } = next
    session.learn({ ...user, name, firstName, lastName, profilePic })
  }
}
