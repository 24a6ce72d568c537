import type { SsoSettings } from '@bizamply/contract/sso'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/call.ts'

const key = ['sso'] as const

/** Provider and domains of the company; another admin may have changed them. */
export const useSsoSettings = () =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.sso.read(undefined, { signal })).data,
    staleTime: 0,
  })

/** Every change answers what is kept afterwards. */
export function useKeepSettings(): (settings: SsoSettings) => void {
  const cache = useQueryClient()
  return (settings) => cache.setQueryData(key, settings)
}

export function useRenewSettings(): () => void {
  const cache = useQueryClient()
  return () => void cache.invalidateQueries({ queryKey: key })
}
