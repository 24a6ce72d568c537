import { Suspense, useState } from 'react'
import { maySelect } from '../../features/replies/reply-permissions.ts'
import { useFetchedWhenIdle } from '../../lib/fetch-early.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useMedia } from '../../lib/media.ts'
import type { ResponsesBulkProps } from './use-bulk-actions.ts'

const load = () => import('./responses-bulk.tsx')
const ResponsesBulk = lazyPart(() => load().then((it) => ({ default: it.ResponsesBulk })))

/** Bulk actions, loaded with the first selection. The summary has a price in a tab of one state, where it has room. */
export function SelectionBulk({ isSummarized, ...props }: ResponsesBulkProps) {
  const { commentActions, filters, selection, begins } = props
  const isNarrow = useMedia('(max-width: 1023px)')
  const isUsed = useEver(selection.isSelecting || begins)
  useFetchedWhenIdle(load)
  if (!isUsed || !maySelect(commentActions.means)) return null
  return (
    <Suspense>
      <ResponsesBulk {...props} isSummarized={isSummarized && !isNarrow && filters.status === 'pending'} />
    </Suspense>
  )
}

/** Whether it was ever true since the screen opened. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return ever
}
