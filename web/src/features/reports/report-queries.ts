import type { ReportCategory, ReportFormat, ReportSchedule } from '@bizamply/contract/report-rules'
import { plainRoutes } from '@bizamply/contract/plain-routes'
import type { Report } from '@bizamply/contract/reports'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { useEvents, useLiveState } from '../../lib/events.ts'

export const reportsKey = ['reports'] as const
const PAGE = 24
const WHILE_RUNNING_MS = 2000

export interface ReportFilters {
  search?: string | undefined
  category?: ReportCategory | undefined
  schedule?: ReportSchedule | 'none' | undefined
}

/** Reports of the brand, page by page; the tiles and the timezone come with each page. */
export function useReports({ search, category, schedule }: ReportFilters) {
  const { brand, changes } = useBrand()
  const cache = useQueryClient()
  const live = useLiveState()
  useEvents(({ type }) => {
    if (type === 'job' || type === 'reset') void cache.invalidateQueries({ queryKey: reportsKey })
  })
  return useInfiniteQuery({
    queryKey: [...reportsKey, 'list', brand.BrandId, changes, search, category, schedule],
    queryFn: ({ pageParam, signal }) =>
      api.reports.list(
        {
          limit: `${PAGE}`,
          ...(search ? { search } : {}),
          ...(category ? { category } : {}),
          ...(schedule ? { schedule } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
    placeholderData: (before, query) => (query?.queryKey[2] === brand.BrandId ? before : undefined),
    // The stream reports finished runs; the list is polled only while the stream is down.
    refetchInterval: ({ state }) =>
      live !== 'live' && state.data?.pages.some(({ data }) => data.some((one) => one.lastRun?.state === 'running'))
        ? WHILE_RUNNING_MS
        : false,
  })
}

/** The report named in the URL: from the list, or fetched, as a filter or paging can hide it. */
export function useOneReport(reportId: string | undefined, listed: readonly Report[]) {
  const { brand } = useBrand()
  const known = listed.find(({ id }) => id === reportId)
  const read = useQuery({
    queryKey: [...reportsKey, 'one', brand.BrandId, reportId],
    queryFn: async ({ signal }) => (await api.reports.get({ reportId: reportId ?? '' }, { signal })).data,
    enabled: reportId !== undefined && !known,
    retry: false,
  })
  return { report: reportId === undefined ? undefined : (known ?? read.data), isGone: !known && read.isError }
}

/** URL of a run's file, for the browser's own download. */
export const fileAddress = (runId: string, format: ReportFormat, brandId: string): string =>
  `${plainRoutes.reportFile.path.replace('{runId}', runId)}?${new URLSearchParams({ format, brand: brandId })}`
