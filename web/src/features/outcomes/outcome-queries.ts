import type { OutcomeDimension, OutcomeNumber } from '@bizamply/contract/outcome-rules'
import type { Range } from '@bizamply/contract/ranges'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'

// Shares the prefix of the screen's other figures, so that its refresh includes these.
const key = ['analytics', 'outcomes'] as const

export function useOutcomes({ from, to }: Range, by: OutcomeDimension, ready: boolean) {
  const { brand, changes } = useBrand()
  return useQuery({
    queryKey: [...key, brand.BrandId, changes, from, to, by],
    queryFn: async ({ signal }) => (await api.outcomes.overview({ from, to, by }, { signal })).data,
    placeholderData: (before, query) => (query?.queryKey[2] === brand.BrandId ? before : undefined),
    enabled: ready,
  })
}

export interface OpenNumber {
  number: OutcomeNumber
  /** The key of the row that contains the number; undefined for all reviews. */
  row: string | undefined
}

/** The reviews that a number counts, page by page. */
export function useOutcomeReviews({ from, to }: Range, by: OutcomeDimension, { number, row }: OpenNumber) {
  const { brand, changes } = useBrand()
  return useInfiniteQuery({
    queryKey: [...key, 'reviews', brand.BrandId, changes, from, to, by, number, row],
    queryFn: ({ pageParam, signal }) =>
      api.outcomes.reviews(
        { from, to, by, number, ...(row ? { row } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
  })
}
