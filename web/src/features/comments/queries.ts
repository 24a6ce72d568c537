import type { Comment } from '@bizamply/contract/comments'
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { useLiveState } from '../../lib/events.ts'
import type { Filters } from './filters.ts'

export const commentsKey = ['comments'] as const
const PAGE = '50'
const POLL_MS = 60_000

type Page = Awaited<ReturnType<typeof api.comments.list>>

/** Pages of one tab, newest first. Spec 3: while the stream is down the inbox is asked every 60 seconds. */
export function useComments(filters: Filters, autoRefresh: boolean) {
  const { brand, changes } = useBrand()
  const live = useLiveState()
  const polls = autoRefresh && live !== 'live' && filters.status === 'pending'
  return useInfiniteQuery({
    queryKey: [...commentsKey, brand.BrandId, changes, filters],
    queryFn: ({ pageParam, signal }) =>
      api.comments.list(
        {
          status: filters.status,
          limit: PAGE,
          ...(filters.platform ? { platform: filters.platform } : {}),
          ...(filters.search ? { search: filters.search } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page: Page) => page.pagination.nextCursor ?? undefined,
    refetchInterval: polls ? POLL_MS : false,
    placeholderData: (before, query) => (sameBrand(query?.queryKey, brand.BrandId) ? before : undefined),
  })
}

const sameBrand = (key: readonly unknown[] | undefined, brandId: string): boolean => key?.[1] === brandId

export const commentsOf = (data: InfiniteData<Page> | undefined): Comment[] =>
  data?.pages.flatMap((page) => page.data) ?? []

/** Puts a comment as the server just answered it where it stands in the lists, without moving anything. */
export function usePatchComment(): (comment: Comment) => void {
  const cache = useQueryClient()
  return (comment) => {
    cache.setQueriesData<InfiniteData<Page>>({ queryKey: commentsKey }, (old) =>
      old ? { ...old, pages: old.pages.map((page) => ({ ...page, data: page.data.map(swap(comment)) })) } : old,
    )
  }
}

const swap =
  (comment: Comment) =>
  (one: Comment): Comment =>
    one._id === comment._id ? comment : one
