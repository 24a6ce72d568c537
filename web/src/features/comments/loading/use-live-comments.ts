import type { StreamEvent } from '@bizamply/contract/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useBrand } from '../../../lib/brand-context.tsx'
import { useEvents, useLiveState } from '../../../lib/events.ts'
import { headKey } from './query-keys.ts'
import { staleComments } from './stale-comments.ts'

const GATHER_MS = 400
const GATHER_WHILE_IMPORTING_MS = 3000
/** What a manual refresh brings in arrives after its answer. */
const LISTEN_AFTER_REFRESH_MS = 20_000

/** Renews the list when the stream says that something came in or changed; many events make one renewal. */
export function useLiveComments(autoRefresh: boolean, importing: boolean): { listenForAWhile: () => void } {
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
  useEffect(() => {
    // The list was read before the stream was open: what came in between was told to nobody.
    if (live === 'live' && autoRefresh) renewIn(0)
  }, [live, autoRefresh, renewIn])
  const listenForAWhile = () => {
    listenUntil.current = Date.now() + LISTEN_AFTER_REFRESH_MS
  }
  return { listenForAWhile }
}

/** Renews the list once, at the earliest of the wished times. */
function useRenewal(): (ms: number) => void {
  const cache = useQueryClient()
  const next = useRef({ timer: 0, at: Infinity })
  useEffect(() => () => window.clearTimeout(next.current.timer), [])
  return useCallback(
    (ms: number) => {
      const at = Date.now() + ms
      if (at >= next.current.at) return
      window.clearTimeout(next.current.timer)
      const timer = window.setTimeout(() => {
        next.current = { timer: 0, at: Infinity }
        void cache.invalidateQueries({ queryKey: headKey })
      }, ms)
      next.current = { timer, at }
    },
    [cache],
  )
}

/** Replies always: they are what somebody here waits for. New comments only while the list follows them. */
export function concernsList(
  event: StreamEvent,
  brandId: string,
  { listens, importing }: { listens: boolean; importing: boolean },
): boolean {
  if (event.brandId && event.brandId !== brandId) return false
  if (event.type === 'comment') return listens
  // An import says only how far it is.
  return event.type === 'reply' || (event.type === 'job' && importing && listens)
}
