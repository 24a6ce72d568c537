import type { Comment } from '@bizamply/contract/comments'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBrand } from '../../lib/brand-context.tsx'
import { useEvents } from '../../lib/events.ts'
import { commentsKey } from './queries.ts'

const GATHER_MS = 400
const NEW_FOR_MS = 3000

/** Refetches the lists when the stream says that something came in or changed; many events make one refetch. */
export function useLiveComments(autoRefresh: boolean): void {
  const cache = useQueryClient()
  const { brand } = useBrand()
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEvents((event) => {
    const ours = !event.brandId || event.brandId === brand.BrandId
    if (!ours || (event.type !== 'reply' && !(event.type === 'comment' && autoRefresh))) return
    if (timer.current) return
    timer.current = window.setTimeout(() => {
      timer.current = 0
      void cache.invalidateQueries({ queryKey: commentsKey })
    }, GATHER_MS)
  })
}

/** Ids that came in since the list was first shown, each for three seconds; `onArrival` hears of each batch. */
export function useNewIds(
  comments: Comment[],
  listKey: string,
  onArrival: (count: number) => void,
): ReadonlySet<string> {
  const latest = comments.reduce((at, comment) => (comment.receivedAt > at ? comment.receivedAt : at), '')
  const [seen, setSeen] = useState({ key: listKey, at: latest })
  const [fresh, setFresh] = useState<ReadonlySet<string>>(nobody)
  if (seen.key !== listKey) setSeen({ key: listKey, at: latest })
  else if (latest > seen.at) {
    const came = comments.filter((comment) => comment.receivedAt > seen.at).map((comment) => comment._id)
    setSeen({ key: listKey, at: latest })
    setFresh(new Set(came))
  }
  const arrived = useEffectEvent(onArrival)
  useEffect(() => {
    if (fresh.size === 0) return
    arrived(fresh.size)
    const timer = window.setTimeout(() => setFresh(nobody), NEW_FOR_MS)
    return () => window.clearTimeout(timer)
  }, [fresh])
  return fresh
}

const nobody: ReadonlySet<string> = new Set()
