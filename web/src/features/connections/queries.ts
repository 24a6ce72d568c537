import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { useEvents, useLiveState } from '../../lib/events.ts'

export const connectionsKey = ['connections'] as const
const GATHER_MS = 500
const POLL_MS = 30_000

/** How the brand's connections do; renewed by the stream, by polling while that is down. */
export function useConnections() {
  const { brand, changes } = useBrand()
  const live = useLiveState()
  const cache = useQueryClient()
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEvents((event) => {
    if ((event.type !== 'connection' && event.type !== 'job') || timer.current) return
    timer.current = window.setTimeout(() => {
      timer.current = 0
      void cache.invalidateQueries({ queryKey: connectionsKey })
    }, GATHER_MS)
  })
  return useQuery({
    queryKey: [...connectionsKey, brand.BrandId, changes],
    queryFn: async ({ signal }) => (await api.connections.list(undefined, { signal })).data,
    refetchInterval: live === 'live' ? false : POLL_MS,
  })
}

/** Asks for the newest comments now. */
export const syncNow = () => api.connections.sync({ platform: 'judgeme' })
