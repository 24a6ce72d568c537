import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useBrand, useBrands } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { useEvents, useLiveState } from '../../lib/events.ts'
import type { Service } from './service-list.ts'

export const connectionsKey = ['connections'] as const
const GATHER_MS = 500
const POLL_MS = 30_000

/** The connections of a brand selected outside the app shell, fetched only once it’s the current brand. */
export function useBrandConnections(chosen: { BrandId: string } | null) {
  const { brand, changes } = useBrands()
  const brandId = chosen?.BrandId
  return useConnectionsOf(brandId, changes, brandId !== undefined && brandId === brand?.BrandId)
}

/** The brand’s connections, refetched on stream events, or by polling while the stream is down. */
export function useConnections() {
  const { brand, changes } = useBrand()
  return useConnectionsOf(brand.BrandId, changes, true)
}

function useConnectionsOf(brandId: string | undefined, changes: number, enabled: boolean) {
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
    queryKey: [...connectionsKey, brandId, changes],
    queryFn: async ({ signal }) => (await api.connections.list(undefined, { signal })).data,
    enabled,
    refetchInterval: live === 'live' ? false : POLL_MS,
  })
}

/** The last 24 hours. Its key extends the connections key, so both are invalidated together. */
export function useActivity() {
  const { brand, changes } = useBrand()
  return useQuery({
    queryKey: [...connectionsKey, brand.BrandId, changes, 'activity'],
    queryFn: async ({ signal }) => (await api.connections.activity(undefined, { signal })).data,
  })
}

/** Drafts that can’t be sent because their service is disconnected. */
export function useWaitingDrafts(service: Service, signedOut: boolean): number | undefined {
  const { brand, changes } = useBrand()
  const query = useQuery({
    queryKey: [...connectionsKey, brand.BrandId, changes, 'drafts', service],
    queryFn: async ({ signal }) => {
      if (service === 'whatsapp' || service === 'google') return 0
      return (await api.comments.list({ platform: service, status: 'draft', limit: '1' }, { signal })).counts.draft
    },
    enabled: signedOut,
  })
  return query.data
}

/** Requests an immediate sync. */
export const syncNow = (platform: Service = 'judgeme') => api.connections.sync({ platform })
