import type { Voice } from '@bizamply/contract/brands'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call.ts'

export const voiceKey = ['brand-voice'] as const

export function useVoice(brandId: string) {
  return useQuery({
    queryKey: [...voiceKey, brandId],
    queryFn: async ({ signal }): Promise<Voice> => (await api.brands.voice({ brandId }, { signal })).data,
    // Editing must start from the current version, never from a cached one.
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  })
}
