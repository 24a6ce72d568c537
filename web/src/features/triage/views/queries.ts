import type { SavedView } from '@bizamply/contract/views'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useBrand } from '../../../lib/brand-context.tsx'
import { api } from '../../../lib/call.ts'

/** Saved views of the brand, the user's own first. */
export function useViews(enabled: boolean) {
  const { brand, changes } = useBrand()
  return useQuery({
    queryKey: [...viewsKey, brand.BrandId, changes],
    queryFn: async ({ signal }) => (await api.views.list(undefined, { signal })).data,
    enabled,
  })
}

export const viewsKey = ['views'] as const

export function useRenewViews(): () => void {
  const cache = useQueryClient()
  return () => void cache.invalidateQueries({ queryKey: viewsKey })
}

export type View = SavedView
