import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { useEvents, useLiveState } from '../../lib/events.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import type { Quoted } from './leave-out.ts'

/** Selected comments in display order, or all that match a filter. */
export type Which = { commentIds: string[] } | { filter: NonNullable<Parameters<typeof api.bulk.quote>[0]['filter']> }

export interface BulkWish {
  action: 'generate' | 'send'
  target: 'platform' | 'both'
  which: Which
  /** Sends generated replies to critical reviews too. */
  includeCritical?: boolean
  /** Left out of them by hand. */
  exceptIds?: string[]
}

const POLL_MS = 5000
/** Polls while Undo is possible, because no stream event announces the end of that time. */
const WAITING_POLL_MS = 1000
const currentKey = ['bulk', 'current'] as const

/** The brand’s running or latest bulk job, loaded from the server so that it survives a page reload. */
export function useCurrentBulk() {
  const { brand, changes } = useBrand()
  const cache = useQueryClient()
  const live = useLiveState()
  const query = useQuery({
    queryKey: [...currentKey, brand.BrandId, changes],
    queryFn: async ({ signal }) => (await api.bulk.current(undefined, { signal })).data,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (state.data?.startsAt) return WAITING_POLL_MS
      return state.data?.status === 'running' && live !== 'live' ? POLL_MS : false
    },
  })
  useEvents((event) => {
    if (event.type === 'job' && (!event.brandId || event.brandId === brand.BrandId)) void query.refetch()
  })
  return {
    job: query.data ?? null,
    isLoaded: query.isSuccess,
    renew: () => void cache.invalidateQueries({ queryKey: currentKey }),
  }
}

export type BulkJob = NonNullable<ReturnType<typeof useCurrentBulk>['job']>

/** What the calls of a job take; only sending has to do with critical reviews. */
export const bulkInput = ({ action, target, which, includeCritical = false, exceptIds = [] }: BulkWish) => ({
  action,
  target,
  ...(action === 'send' && { includeCritical }),
  ...which,
  ...(exceptIds.length > 0 && { exceptIds }),
})

/** `isStale`: another job may be changing what is left. */
export function useBulkQuote(wish: BulkWish, isStale = false, enabled = true) {
  const input = bulkInput(wish)
  return useQuery({
    queryKey: ['bulk', 'quote', input],
    queryFn: async ({ signal }): Promise<Quoted> => ({
      ...(await api.bulk.quote(input, { signal })).data,
      quotedFor: { includeCritical: wish.includeCritical, exceptIds: wish.exceptIds },
    }),
    staleTime: 0,
    // Its price stays on screen while critical reviews are included, and single replies left out.
    placeholderData: keepPreviousData,
    enabled,
    refetchInterval: isStale && POLL_MS,
    gcTime: 0,
    retry: false,
  })
}

const PAUSE_MS = 300

/** What sending these drafts to their platforms would do, once known; an empty list isn’t asked about. */
export function useSendQuote(ids: string[]) {
  const selectedIds = ids.join(' ')
  const quotedIds = useDebounced(selectedIds, PAUSE_MS)
  const wish: BulkWish = { action: 'send', target: 'platform', which: { commentIds: quotedIds.split(' ') } }
  const { data, isPlaceholderData } = useBulkQuote(wish, false, quotedIds !== '')
  return quotedIds === selectedIds && quotedIds !== '' && !isPlaceholderData ? data : undefined
}

const itemsQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['bulk', 'items', jobId],
    queryFn: async ({ signal }) => (await api.bulk.items({ jobId }, { signal })).data,
    staleTime: 0,
  })

export const useBulkItems = (jobId: string, enabled: boolean) => useQuery({ ...itemsQuery(jobId), enabled })

/** Comments whose replies the brand’s running job still has to send. */
export function useBulkSend(job: BulkJob | null): ReadonlySet<string> {
  const isSending = job?.action === 'send' && job.status === 'running'
  const { data } = useQuery({
    ...itemsQuery(job?.jobId ?? ''),
    enabled: isSending,
    retry: false,
    select: waitingIds,
    // Each reply that was sent arrives with the list; the others were skipped.
    refetchInterval: isSending && !job.startsAt && POLL_MS,
  })
  return isSending && data ? data : noIds
}

const noIds: ReadonlySet<string> = new Set()
const waitingIds = (items: BulkItem[]): ReadonlySet<string> =>
  new Set(items.filter(({ state }) => state === 'waiting').map(({ commentId }) => commentId))

export type BulkItem = NonNullable<ReturnType<typeof useBulkItems>['data']>[number]
