import type { StreamEvent } from '@bizamply/contract/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useBrand } from '../../lib/brand-context.tsx'
import { useEvents } from '../../lib/events.ts'
import { headKey } from './query-keys.ts'
import { touched } from './touched.ts'

const GATHER_MS = 400
const GATHER_WHILE_IMPORTING_MS = 3000
/** What a manual refresh brings in arrives after its answer. */
const LISTEN_AFTER_REFRESH_MS = 20_000

/** Renews the list when the stream says that something came in or changed; many events make one renewal. */
export function useLiveComments(autoRefresh: boolean, importing: boolean): { listenForAWhile: () => void } {
  const cache = useQueryClient()
  const { brand } = useBrand()
  const timer = useRef(0)
  const listenUntil = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEvents((event) => {
    const listens = autoRefresh || Date.now() < listenUntil.current
    if (!concernsList(event, brand.BrandId, { listens, importing })) return
    if (event.id && event.type !== 'job') touched.add(event.id)
    if (timer.current) return
    const wait = importing ? GATHER_WHILE_IMPORTING_MS : GATHER_MS
    timer.current = window.setTimeout(() => {
      timer.current = 0
      void cache.invalidateQueries({ queryKey: headKey })
    }, wait)
  })
  const listenForAWhile = () => {
    listenUntil.current = Date.now() + LISTEN_AFTER_REFRESH_MS
  }
  return { listenForAWhile }
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
