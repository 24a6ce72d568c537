import type { CommentStatus } from '@bizamply/contract/comments'
import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query'

/** Open reviews of a brand per state, each from the newest request that counted it. */
type OpenCounts = { [Status in CommentStatus]?: { count: number; asOf: number } }

const keyOf = (brandId: string) => ['open-counts', brandId] as const

/** The moment of a request, for rememberOpenCounts. */
export const countedFrom = (): number => performance.now()

/**
 * Stores counts from a response. The tabs, the views and the sidebar read the same entry, so they can't disagree;
 * a slow response doesn't replace the counts of a later request.
 */
export function rememberOpenCounts(
  cache: QueryClient,
  brandId: string,
  counts: Partial<Record<CommentStatus, number>>,
  asOf: number,
): void {
  cache.setQueryData<OpenCounts>(keyOf(brandId), (old = {}) => {
    const newer = Object.entries(counts).filter(([status]) => (old[status as CommentStatus]?.asOf ?? 0) <= asOf)
    return { ...old, ...Object.fromEntries(newer.map(([status, count]) => [status, { count, asOf }])) }
  })
}

/** How many open reviews the brand has in each state, as far as known. */
export function useOpenCounts(brandId: string | undefined): Partial<Record<CommentStatus, number>> {
  const { data } = useQuery<OpenCounts>({ queryKey: keyOf(brandId ?? ''), queryFn: skipToken, gcTime: Infinity })
  return { pending: data?.pending?.count, draft: data?.draft?.count, sent: data?.sent?.count }
}
