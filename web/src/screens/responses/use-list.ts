import { countOf, listKey, type Filters } from '../../features/comments/filters.ts'
import { belongsTo, liesOn } from '../../features/comments/merge-head.ts'
import { commentsOf, useComments } from '../../features/comments/queries.ts'
import { useAutoRefresh } from '../../features/comments/use-auto-refresh.ts'
import { useLinger } from '../../features/comments/use-linger.ts'
import { useLiveComments } from '../../features/comments/use-live-comments.ts'
import { isImporting } from '../../features/connections/how-it-does.ts'
import { useConnections } from '../../features/connections/queries.ts'
import { inHand, useInHand } from '../../features/replies/in-hand.ts'
import { isInWork } from '../../features/replies/use-reply-actions.ts'
import { useBrand } from '../../lib/brand-context.tsx'

const QUIET_AFTER_IMPORT_MS = 10_000

/** The list on screen, and what keeps it fresh. */
export function useList(filters: Filters) {
  const { brand } = useBrand()
  const connections = useConnections().data
  const importing = useLinger(isImporting(connections), QUIET_AFTER_IMPORT_MS)
  const [auto, setAuto] = useAutoRefresh()
  const key = `${brand.BrandId}|${listKey(filters)}`
  useInHand(key)
  const { list, head } = useComments(filters, { autoRefresh: auto, isHeld: isInWork })
  const { listenForAWhile } = useLiveComments(auto, importing)
  const belongs = belongsTo(filters)
  // What left this tab before the list was renewed is not shown, unless somebody has it in hand.
  const comments = commentsOf(list.data).filter(
    (one) => belongs(one) || (isInWork(one) && liesOn(filters.triageState, one)),
  )
  const counts = list.data?.pages[0]?.counts
  return {
    brandId: brand.BrandId,
    key,
    list,
    head,
    comments,
    counts,
    total: counts ? countOf(counts, filters.status) : comments.length,
    connections,
    importing,
    auto,
    setAuto: (on: boolean) => {
      setAuto(on)
      if (on) void head.refetch()
    },
    refresh: () => {
      inHand.clear()
      listenForAWhile()
    },
  }
}

export type List = ReturnType<typeof useList>
