import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/call.ts'
import { useEvents } from '../../lib/events.ts'

const key = ['offboarding'] as const

/** Exports of the company and whether it's being deleted; events refresh it. */
export function useCompanyOffboarding() {
  const cache = useQueryClient()
  useEvents((event) => {
    if (event.type === 'job' || event.type === 'team') void cache.invalidateQueries({ queryKey: [...key, 'company'] })
  })
  return useQuery({
    queryKey: [...key, 'company'],
    queryFn: async ({ signal }) => (await api.offboarding.company(undefined, { signal })).data,
    staleTime: 0,
    // A finished export sends an event; polling is for when the stream is down.
    refetchInterval: ({ state }) => (state.data?.exports.some((one) => one.state === 'running') ? 10_000 : false),
  })
}

export function useRenewCompany(): () => Promise<void> {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: [...key, 'company'] })
}

/** Whether the user's account can be deleted now. */
export const useAccountOffboarding = () =>
  useQuery({
    queryKey: [...key, 'account'],
    queryFn: async ({ signal }) => (await api.offboarding.account(undefined, { signal })).data,
    staleTime: 0,
  })
