import type { CountedView } from '@bizamply/contract/views'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useBrand } from '../../../lib/brand-context.tsx'
import { api } from '../../../lib/call.ts'
import { useEvents, useLiveState } from '../../../lib/events.ts'
import { countedFrom, rememberOpenCounts } from '../../../lib/open-counts.ts'

export type ViewTab = 'all' | 'pending' | 'draft' | 'sent'
export type View = CountedView

const viewsKey = ['views'] as const
const GATHER_MS = 2000
const POLL_MS = 60_000

/** The brand’s saved views and the counts of all views inside a tab. While a tab loads, it has the previous one’s. */
export function useViews(tab: ViewTab) {
  const { brand, changes } = useBrand()
  const live = useLiveState()
  const cache = useQueryClient()
  return useQuery({
    queryKey: [...viewsKey, brand.BrandId, changes, tab],
    queryFn: async ({ signal }) => {
      const asOf = countedFrom()
      const views = await api.views.list({ tab }, { signal })
      if (tab !== 'all' && views.builtIn) rememberOpenCounts(cache, brand.BrandId, { [tab]: views.builtIn.all }, asOf)
      return views
    },
    // Events renew the counts.
    staleTime: 30_000,
    placeholderData: (before, query) => (query?.queryKey[1] === brand.BrandId ? before : undefined),
    refetchInterval: live === 'live' ? false : POLL_MS,
  })
}

/** Counts again shortly after reviews changed. */
export function useViewsKeptCounted(): void {
  const renew = useRenewViews()
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEvents(({ type }) => {
    if ((type !== 'comment' && type !== 'reply' && type !== 'reset') || timer.current) return
    timer.current = window.setTimeout(() => {
      timer.current = 0
      renew()
    }, GATHER_MS)
  })
}

export function useRenewViews(): () => void {
  const cache = useQueryClient()
  return () => void cache.invalidateQueries({ queryKey: viewsKey })
}
