import type { Comment } from '@bizamply/contract/comments'
import { useInfiniteQuery, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useBrand } from '../../../lib/brand-context.tsx'
import { api } from '../../../lib/call.ts'
import { countedFrom, rememberOpenCounts } from '../../../lib/open-counts.ts'
import { useEvents, useLiveState } from '../../../lib/events.ts'
import { filterInput, isFiltered, tabInput, type Filters } from '../filtering/filters.ts'
import { belongsTo } from './merge-head.ts'
import { headKey, pagesKey, type Page, type Pages } from './query-keys.ts'
import { optimisticUpdates } from './optimistic-updates.ts'
import { renew, type Renewing } from './renew.ts'
import { MANY, staleComments } from './stale-comments.ts'

const PAGE = '50'
const POLL_MS = 60_000

export interface CommentsOptions extends Pick<Renewing, 'isHeld'> {
  autoRefresh: boolean
}

/** One tab’s list, kept fresh by stream events. While the stream is down, the inbox is polled every 60 seconds. */
export function useComments(filters: Filters, { autoRefresh, isHeld }: CommentsOptions) {
  const { brand, changes } = useBrand()
  const cache = useQueryClient()
  const live = useLiveState()
  const polls = autoRefresh && live !== 'live' && filters.status === 'pending'
  const which = [brand.BrandId, changes, filters] as const
  const read = async (cursor: string, signal: AbortSignal) => {
    const asOf = countedFrom()
    const page = await api.comments.list(inputOf(filters, cursor), { signal })
    if (!isFiltered(filters)) rememberOpenCounts(cache, brand.BrandId, page.counts, asOf)
    return page
  }
  const list = useInfiniteQuery({
    queryKey: [...pagesKey, ...which],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    // Comparing thousands of comments on every page is slower than rendering the few visible rows again.
    structuralSharing: false,
    initialPageParam: '',
    getNextPageParam: (page: Page) => page.pagination.nextCursor ?? undefined,
    refetchInterval: (query) => (polls && query.state.data === undefined ? POLL_MS : false),
    // The head refetches instead of all pages.
    refetchOnReconnect: (query) => query.state.data === undefined,
    placeholderData: (before, query) => (sameTab(query?.queryKey, which) ? before : undefined),
  })
  const head = useQuery({
    queryKey: [...headKey, ...which],
    queryFn: ({ signal }) =>
      renew({
        cache,
        key: [...pagesKey, ...which],
        order: filters.sort ?? 'newest',
        belongs: belongsTo(filters),
        isHeld,
        signal,
        read,
      }),
    enabled: list.isSuccess && !list.isPlaceholderData,
    initialData: 0,
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: polls ? POLL_MS : false,
  })
  return { list, head }
}

export type CommentsQuery = ReturnType<typeof useComments>

const inputOf = (filters: Filters, cursor: string) => ({
  ...filterInput(filters),
  ...tabInput(filters.status),
  limit: PAGE,
  ...(filters.sort ? { sort: filters.sort } : {}),
  ...(cursor ? { cursor } : {}),
})

// A new search keeps the old rows until its results arrive. Another tab or brand must never show them.
const sameTab = (
  key: readonly unknown[] | undefined,
  [brandId, changes, { status }]: readonly [string, number, Filters],
) => key?.[2] === brandId && key[3] === changes && (key[4] as Filters).status === status

export const commentsOf = (data: InfiniteData<Page> | undefined): Comment[] =>
  data?.pages.flatMap((page) => page.data) ?? []

/** Replaces a comment in all lists with the version from a response, without moving it. */
export function usePatchComment(): (comment: Comment) => void {
  const cache = useQueryClient()
  return (comment) => {
    optimisticUpdates.add(comment)
    staleComments.add(comment._id)
    cache.setQueriesData<Pages>({ queryKey: pagesKey }, (old) =>
      old ? { ...old, pages: old.pages.map((page) => ({ ...page, data: page.data.map(swap(comment)) })) } : old,
    )
    cache.setQueryData<Comment>(oneKey(comment._id), (old) => (old ? comment : old))
  }
}

const swap =
  (comment: Comment) =>
  (one: Comment): Comment =>
    one._id === comment._id ? comment : one

export const oneKey = (id: string) => ['comments', 'one', id] as const

/** A single comment, whether or not a list has it. Refetched on its events. */
export function useOneComment(id: string | undefined) {
  const query = useQuery({
    queryKey: oneKey(id ?? ''),
    queryFn: async ({ signal }) => (await api.comments.get({ commentId: id ?? '' }, { signal })).data,
    enabled: id !== undefined,
    retry: false,
    staleTime: 0,
  })
  useEvents((event) => {
    if ((event.id === id || event.id === MANY) && (event.type === 'comment' || event.type === 'reply'))
      void query.refetch()
  })
  return query
}
