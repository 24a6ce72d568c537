import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useBrand, useBrands } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { useEvents, useLiveState } from '../../lib/events.ts'
import type { Service } from './service-list.ts'

export const connectionsKey = ['connections'] as const
const GATHER_MS = 500
const POLL_MS = 30_000

/** The same for a brand that is chosen outside of the shell: nothing is asked before it is the current one. */
export function useBrandConnections(chosen: { BrandId: string } | null) {
  const { brand, changes } = useBrands()
  const brandId = chosen?.BrandId
  return useConnectionsOf(brandId, changes, brandId !== undefined && brandId === brand?.BrandId)
}

/** How the brand's connections do; renewed by the stream, by polling while that is down. */
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

/** The last 24 hours; renewed with the connections themselves, whose key begins like this one. */
export function useActivity() {
  const { brand, changes } = useBrand()
  return useQuery({
    queryKey: [...connectionsKey, brand.BrandId, changes, 'activity'],
    queryFn: async ({ signal }) => (await api.connections.activity(undefined, { signal })).data,
  })
}

/** Drafts of a service that cannot be sent while it is signed out. */
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

/** Asks for the newest comments now. */
export const syncNow = (platform: Service = 'judgeme') => api.connections.sync({ platform })
