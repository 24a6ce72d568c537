import type { ImportEntry } from '@bizamply/contract/imports'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { useEvents, useLiveState } from '../../lib/events.ts'
import type { Reject } from './reject-groups.ts'

/** The list only: rejected rows never change, so they are never refetched. */
export const importsKey = ['imports', 'list'] as const
const PAGE = '20'
const GATHER_MS = 400
/** Polling catches changes that the event stream missed. */
const POLL_LIVE_MS = 5000
const POLL_MS = 2000

/** Imported files, newest first; refetched while an import is running. */
export function useImports() {
  const { brand, changes } = useBrand()
  const live = useLiveState()
  const cache = useQueryClient()
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEvents((event) => {
    if (event.type !== 'job' || timer.current) return
    timer.current = window.setTimeout(() => {
      timer.current = 0
      void cache.invalidateQueries({ queryKey: importsKey })
    }, GATHER_MS)
  })
  return useInfiniteQuery({
    queryKey: [...importsKey, brand.BrandId, changes],
    queryFn: ({ pageParam, signal }) =>
      api.imports.list({ limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const moving = state.data?.pages.some((page) => page.data.some(isMoving))
      return moving ? (live === 'live' ? POLL_LIVE_MS : POLL_MS) : false
    },
  })
}

export type ImportList = ReturnType<typeof useImports>

export const entriesOf = (list: ImportList): ImportEntry[] => list.data?.pages.flatMap((page) => page.data) ?? []

export const isMoving = ({ state }: Pick<ImportEntry, 'state'>): boolean => state === 'running' || state === 'undoing'

/** The first thousand rejected rows, or 100 if the job was deleted. */
export function useRejects({ importId, jobId, rejected }: ImportEntry) {
  return useQuery({
    queryKey: ['imports', 'rejects', importId, rejected],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<Reject[]> => {
      const result = jobId ? (await api.jobs.get({ jobId }, { signal })).data.result : null
      const listed = result?.rejects
      if (Array.isArray(listed)) return listed.filter(isReject)
      return (await api.imports.rejects({ importId, limit: '100' }, { signal })).data
    },
  })
}

const isReject = (one: unknown): one is Reject =>
  typeof one === 'object' && one !== null && 'line' in one && 'reason' in one && typeof one.reason === 'string'
