import { countOf, isFiltered, listKey, type Filters } from '../../features/comments/filtering/filters.ts'
import { belongsTo, liesOn } from '../../features/comments/loading/merge-head.ts'
import { commentsOf, useComments } from '../../features/comments/loading/queries.ts'
import { useAutoRefresh } from '../../features/comments/loading/use-auto-refresh.ts'
import { useDebouncedFalse } from '../../lib/use-debounced.ts'
import { useLiveComments } from '../../features/comments/loading/use-live-comments.ts'
import { isImporting } from '../../features/connections/connection-status.ts'
import { useConnections } from '../../features/connections/queries.ts'
import { isPinned, replies, useDeparted, usePinnedComments } from '../../features/replies/reply-store.ts'
import { useBrand } from '../../lib/brand-context.tsx'
import { useOpenCounts } from '../../lib/open-counts.ts'

const QUIET_AFTER_IMPORT_MS = 10_000

/** The list on screen, kept up to date. */
export function useList(filters: Filters) {
  const { brand } = useBrand()
  const connections = useConnections().data
  const importing = useDebouncedFalse(isImporting(connections), QUIET_AFTER_IMPORT_MS)
  const [auto, setAuto] = useAutoRefresh()
  const key = `${brand.BrandId}|${listKey(filters)}`
  usePinnedComments(key)
  const { list, head } = useComments(filters, { autoRefresh: auto, isHeld: isPinned })
  const { listenForAWhile } = useLiveComments({ autoRefresh: auto, importing, isCached: list.isFetched })
  const belongs = belongsTo(filters)
  const departed = useDeparted()
  // Comments that left this tab since the last refetch are hidden, unless they are pinned.
  const comments = commentsOf(list.data).filter(
    (one) => !departed.has(one._id) && (belongs(one) || (isPinned(one) && liesOn(filters.triageState, one))),
  )
  const open = useOpenCounts(brand.BrandId)
  const listed = list.data?.pages[0]?.counts
  const isUnfiltered = !isFiltered(filters) && !list.isPlaceholderData
  // Without filters, the views and the sidebar show the same counts.
  const counts = listed && isUnfiltered ? { ...listed, ...known(open) } : listed
  const total = counts ? countOf(counts, filters.status) : comments.length
  return {
    brandId: brand.BrandId,
    key,
    list,
    head,
    comments,
    counts,
    /** The counts are those of these filters, not of the previous ones. */
    isCounted: listed !== undefined && !list.isPlaceholderData,
    total,
    /** With the rows that keep their place although they no longer belong here. */
    places: total + comments.filter((one) => !belongs(one)).length,
    /** Its own reviews are shown, not those of the previous list. */
    isReady: list.isSuccess && !list.isPlaceholderData,
    /** Nothing could be loaded. */
    isFailing: list.isError && list.data === undefined,
    connections,
    importing,
    auto,
    setAuto: (on: boolean) => {
      setAuto(on)
      if (on) void head.refetch()
    },
    refresh: () => {
      replies.unpinAll()
      listenForAWhile()
    },
  }
}

const known = (open: ReturnType<typeof useOpenCounts>) =>
  Object.fromEntries(Object.entries(open).filter(([, count]) => count !== undefined))

export type List = ReturnType<typeof useList>
