import type { Comparison } from '@bizamply/contract/ranges'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { useEvents, useLiveState } from '../../lib/events.ts'
import { useNewDay } from '../../lib/use-new-day.ts'

const POLL_MS = 30_000
const GATHER_MS = 3000
const overviewKey = ['dashboard', 'overview'] as const

export interface OverviewInput {
  from: string | undefined
  to: string | undefined
  compare: Comparison
  period: '7' | '30' | '90'
}

/** The dashboard’s data, refetched on stream events, or by polling while the stream is down. */
export function useOverview({ from, to, compare, period }: OverviewInput) {
  const { brand, changes } = useBrand()
  const live = useLiveState()
  useFreshFigures()
  const query = useQuery({
    queryKey: [...overviewKey, brand.BrandId, changes, from, to, compare, period],
    queryFn: async ({ signal }) => {
      const input = { ...(from ? { from } : {}), ...(to ? { to } : {}), compare, period }
      return (await api.dashboard.overview(input, { signal })).data
    },
    placeholderData: (before, query) => (query?.queryKey[2] === brand.BrandId ? keepPreviousData(before) : undefined),
    refetchInterval: live === 'live' ? false : POLL_MS,
  })
  useNewDay(brand.timezone, () => void query.refetch())
  return query
}

/** Batches stream events, so that an import doesn’t cause a refetch for every comment. */
function useFreshFigures(): void {
  const cache = useQueryClient()
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEvents((event) => {
    if (timer.current || !touches.has(event.type)) return
    timer.current = window.setTimeout(() => {
      timer.current = 0
      void cache.invalidateQueries({ queryKey: overviewKey })
    }, GATHER_MS)
  })
}

const touches: ReadonlySet<string> = new Set(['comment', 'reply', 'credits'])
