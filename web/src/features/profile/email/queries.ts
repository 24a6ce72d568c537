import type { EmailChangeState } from '@bizamply/contract/email-change'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/call.ts'
import { session } from '../../../lib/session.ts'
import { profileKey, type Profile } from '../queries.ts'

const emailKey = ['email-change'] as const
/** Polling interval while the link hasn't been opened yet. */
const LOOK_MS = 5000

/** The address, and its pending change. */
export function useEmailChange() {
  const cache = useQueryClient()
  return useQuery({
    queryKey: emailKey,
    queryFn: async ({ signal }) => learn(cache, (await api.emailChange.state(undefined, { signal })).data),
    refetchInterval: ({ state }) => (state.data?.pending ? LOOK_MS : false),
  })
}

export function useLearnEmail(): (state: EmailChangeState) => void {
  const cache = useQueryClient()
  return (state) => void cache.setQueryData(emailKey, learn(cache, state))
}

/** Updates everything that shows the address. */
function learn(cache: QueryClient, state: EmailChangeState): EmailChangeState {
  const { user } = session.get()
  if (user && user.email !== state.email) session.learn({ ...user, email: state.email })
  cache.setQueryData<Profile>(profileKey, (old) => old && { ...old, email: state.email })
  return state
}
