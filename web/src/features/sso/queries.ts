import type { SsoSettings } from '@bizamply/contract/sso'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/call.ts'

const key = ['sso'] as const

/** The company's identity provider and domains; another admin may have changed them. */
export const useSsoSettings = () =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.sso.read(undefined, { signal })).data,
    staleTime: 0,
  })

/** Every change returns the settings that are stored afterwards. */
export function useKeepSettings(): (settings: SsoSettings) => void {
  const cache = useQueryClient()
  return (settings) => cache.setQueryData(key, settings)
}

export function useRenewSettings(): () => void {
  const cache = useQueryClient()
  return () => void cache.invalidateQueries({ queryKey: key })
}
