import type { StreamEvent } from '@bizamply/contract/stream-events'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useBrand } from '../../../lib/brand-context.tsx'
import { isStreamComplete, useEvents, useLiveState } from '../../../lib/events.ts'
import { headKey } from './query-keys.ts'
import { staleComments } from './stale-comments.ts'

const GATHER_MS = 400
const GATHER_WHILE_IMPORTING_MS = 3000
/** Comments that a manual refresh fetches arrive after its response. */
const LISTEN_AFTER_REFRESH_MS = 20_000

export interface LiveComments {
  autoRefresh: boolean
  importing: boolean
  /** The list is from the cache and may have missed events. */
  isCached: boolean
}

/** Refreshes the list on stream events, batching bursts into one refresh. */
export function useLiveComments({ autoRefresh, importing, isCached }: LiveComments): { listenForAWhile: () => void } {
  const { brand } = useBrand()
  const renewIn = useRenewal()
  const listenUntil = useRef(0)
  useEvents((event) => {
    const listens = autoRefresh || Date.now() < listenUntil.current
    if (!concernsList(event, brand.BrandId, { listens, importing })) return
    if (event.id && event.type !== 'job') staleComments.add(event.id)
    renewIn(event.type === 'job' ? GATHER_WHILE_IMPORTING_MS : GATHER_MS)
  })
  const live = useLiveState()
  // A list that is fetched now misses nothing if the stream follows from before it.
  const isFresh = useRef(!isCached)
  useEffect(() => {
    if (live !== 'live') return
    const isUpToDate = isFresh.current && isStreamComplete()
    isFresh.current = false
    // Catch up on events from before the stream was open.
    if (autoRefresh && !isUpToDate) renewIn(0)
  }, [live, autoRefresh, renewIn])
  const listenForAWhile = () => {
    listenUntil.current = Date.now() + LISTEN_AFTER_REFRESH_MS
  }
  return { listenForAWhile }
}

/** Refreshes the list once, at the earliest of the scheduled times. */
function useRenewal(): (ms: number) => void {
  const cache = useQueryClient()
  const next = useRef({ timer: 0, at: Infinity })
  useEffect(() => () => window.clearTimeout(next.current.timer), [])
  return useCallback(
    function renewIn(ms: number) {
      const at = Date.now() + ms
      if (at >= next.current.at) return
      window.clearTimeout(next.current.timer)
      const timer = window.setTimeout(() => {
        next.current = { timer: 0, at: Infinity }
        // Events that come faster than the list loads would cancel one refresh after the other.
        if (cache.isFetching({ queryKey: headKey }) > 0) renewIn(GATHER_MS)
        else void cache.invalidateQueries({ queryKey: headKey })
      }, ms)
      next.current = { timer, at }
    },
    [cache],
  )
}

/**
 * Reply events always refresh, because the user may be waiting for them. New comments do so only while the list is
 * live.
 */
export function concernsList(
  event: StreamEvent,
  brandId: string,
  { listens, importing }: { listens: boolean; importing: boolean },
): boolean {
  if (event.brandId && event.brandId !== brandId) return false
  if (event.type === 'comment') return listens
  // Imports send only progress events, so these must refresh the list too.
  return event.type === 'reply' || (event.type === 'job' && importing && listens)
}
