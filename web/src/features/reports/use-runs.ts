import { useInfiniteQuery } from '@tanstack/react-query'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { useLiveState } from '../../lib/events.ts'
import { reportsKey } from './report-queries.ts'

const PAGE = '20'
const WHILE_RUNNING_MS = 2000

/** Runs of a report, newest first, page by page. */
export function useRuns(reportId: string) {
  const { brand } = useBrand()
  const live = useLiveState()
  return useInfiniteQuery({
    queryKey: [...reportsKey, 'runs', brand.BrandId, reportId],
    queryFn: ({ pageParam, signal }) =>
      api.reports.runs({ reportId, limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
    staleTime: 0,
    // The stream reports finished runs; the list is polled only while the stream is down.
    refetchInterval: ({ state }) =>
      live !== 'live' && state.data?.pages.some(({ data }) => data.some((run) => run.state === 'running'))
        ? WHILE_RUNNING_MS
        : false,
  })
}
