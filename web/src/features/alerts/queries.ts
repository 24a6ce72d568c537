import type { Alert, AlertKind, AlertState } from '@bizamply/contract/alerts'
import { useInfiniteQuery, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { useEvents } from '../../lib/events.ts'

const alertsKey = ['alerts'] as const
const FRESH_MS = 30_000

export interface AlertFilters {
  state: AlertState
  kind?: AlertKind | undefined
  mine?: boolean | undefined
  product?: string | undefined
  search?: string | undefined
}

type Page = Awaited<ReturnType<typeof api.alerts.list>>

/** Paginated alerts of the brand, with counts for the filter chips. Stream events invalidate them. */
export function useAlerts({ state, kind, mine, product, search }: AlertFilters) {
  const { brand, changes } = useBrand()
  const cache = useQueryClient()
  useEvents(({ type }) => {
    if (type === 'alert' || type === 'reset') void cache.invalidateQueries({ queryKey: alertsKey })
  })
  return useInfiniteQuery({
    queryKey: [...alertsKey, 'list', brand.BrandId, changes, state, kind, mine, product, search],
    queryFn: ({ pageParam, signal }) =>
      api.alerts.list(
        {
          state,
          ...(kind ? { kind } : {}),
          ...(mine ? { assignee: 'me' } : {}),
          ...(product ? { product } : {}),
          ...(search ? { search } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
    placeholderData: (before, query) => (query?.queryKey[2] === brand.BrandId ? before : undefined),
    staleTime: FRESH_MS,
  })
}

export type AlertsQuery = ReturnType<typeof useAlerts>

/** What the topic radar checks, and when. */
export function useWatch() {
  const { brand, changes } = useBrand()
  return useQuery({
    queryKey: [...alertsKey, 'watch', brand.BrandId, changes],
    queryFn: async ({ signal }) => (await api.alerts.watch(undefined, { signal })).data,
    staleTime: FRESH_MS,
  })
}

/** The alert whose ID is in the URL. */
export function useOneAlert(alertId: string | undefined) {
  const { brand, changes } = useBrand()
  return useQuery({
    queryKey: [...alertsKey, 'one', brand.BrandId, changes, alertId],
    queryFn: async ({ signal }) => (await api.alerts.get({ alertId: alertId ?? '' }, { signal })).data,
    enabled: alertId !== undefined,
    retry: false,
    staleTime: FRESH_MS,
  })
}

/** Writes the response to the cache, then refetches the lists because the alert may have moved to another list. */
export function useKeepAlert() {
  const cache = useQueryClient()
  const renew = () => void cache.invalidateQueries({ queryKey: alertsKey })
  return {
    renew,
    keep: (changed: Alert) => {
      const put = (one: Alert): Alert => (one.id === changed.id ? changed : one)
      cache.setQueriesData<InfiniteData<Page>>(
        { queryKey: [...alertsKey, 'list'] },
        (old) => old && { ...old, pages: old.pages.map((page) => ({ ...page, data: page.data.map(put) })) },
      )
      cache.setQueriesData<Alert>({ queryKey: [...alertsKey, 'one'] }, (old) => old && put(old))
      renew()
    },
  }
}
