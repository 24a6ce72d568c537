import type { Comment } from '@bizamply/contract/comments'
import { useEffect, useEffectEvent, useState } from 'react'
import { arrivals } from '../loading/merge-head.ts'

const NEW_FOR_MS = 3000
const JUST_WRITTEN_MS = 600_000

export interface Arriving {
  comments: Comment[]
  /** The inbox count under the same filters. On other tabs, it’s the only sign of new comments. */
  pending: number
  /** When the list last changed. */
  stamp: number
  /** Identifies the list. In a different list, nothing counts as new. */
  listKey: string
  isInbox: boolean
  /** True while the list still shows the previous list’s comments. */
  quiet: boolean
  /** During an import, only comments that were just written are announced. */
  importing: boolean
  onArrival: (count: number) => void
}

/** IDs of comments that arrived at the top, each for three seconds. `onArrival` is called once per batch. */
export function useArrivals(now: Arriving): ReadonlySet<string> {
  const [seen, setSeen] = useState(() => seenOf(now))
  const [batch, setBatch] = useState(none)
  if (seen.listKey !== now.listKey || seen.stamp !== now.stamp) {
    const same = seen.listKey === now.listKey
    const came = same && !now.quiet ? batchOf(now, seen) : none
    setSeen(seenOf(now, same ? seen.ever : undefined))
    if (came.count > 0) setBatch(came)
  }
  const arrived = useEffectEvent(now.onArrival)
  useEffect(() => {
    if (batch.count === 0) return
    arrived(batch.count)
    const timer = window.setTimeout(() => setBatch(none), NEW_FOR_MS)
    return () => window.clearTimeout(timer)
  }, [batch])
  return batch.ids
}

const none = { count: 0, ids: new Set<string>() as ReadonlySet<string> }

const seenOf = ({ listKey, stamp, pending, comments }: Arriving, before: ReadonlySet<string> = none.ids) => {
  const known: ReadonlySet<string> = new Set(comments.map((comment) => comment._id))
  /** A comment that left the list and returns, such as after Undo, isn’t new. */
  return { listKey, stamp, pending, known, ever: new Set([...before, ...known]) }
}

function batchOf(now: Arriving, before: ReturnType<typeof seenOf>): typeof none {
  const isBack = ({ _id }: Comment) => before.ever.has(_id) && !before.known.has(_id)
  if (!now.isInbox) {
    const back = now.comments.filter((one) => one.pending && isBack(one)).length
    return { count: now.importing ? 0 : Math.max(0, now.pending - before.pending - back), ids: none.ids }
  }
  const came = new Set(arrivals(before.known, now.comments))
  const announced = now.comments.filter(
    (one) => came.has(one._id) && !isBack(one) && (!now.importing || wasJustWritten(one)),
  )
  return { count: announced.length, ids: new Set(announced.map((one) => one._id)) }
}

const wasJustWritten = ({ time, receivedAt }: Comment): boolean =>
  Date.parse(receivedAt) - Date.parse(time) < JUST_WRITTEN_MS
