import { notifyManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { newKey } from '../../lib/idempotency-keys.ts'
import { useEvents } from '../../lib/events.ts'
import { useUser } from '../../lib/session.ts'
import { api } from '../../lib/call.ts'

const BEAT_MS = 15_000
/** Identifies this tab among those that show a comment. */
const tab = newKey()

export interface Presence {
  /** Who else has the comment open. */
  others: { userId: string; name: string; state: 'looking' | 'editing' }[]
  /** Edits the comment even though someone else is editing it. */
  takeOver: () => Promise<void>
}

/**
 * Shows others that this tab has the comment open, and returns who else does. Support viewing the console is hidden.
 */
export function usePresence(opened: string | undefined, state: 'looking' | 'editing'): Presence {
  const cache = useQueryClient()
  const { id: own, viewing } = useUser()
  const commentId = viewing ? undefined : opened
  const query = useQuery({
    queryKey: ['presence', commentId, state],
    queryFn: async ({ signal }) =>
      (await api.triage.presence({ commentId: commentId ?? '', tab, state }, { signal })).data,
    enabled: commentId !== undefined,
    refetchInterval: BEAT_MS,
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: (before, last) => (last?.queryKey[1] === commentId ? before : undefined),
  })
  // A report in between would say that this tab only views it.
  const isTakingOver = useRef(false)
  useEvents((event) => {
    if (event.type === 'presence' && event.id === commentId && !isTakingOver.current) void query.refetch()
  })
  useLeaving(commentId)
  const takeOver = async () => {
    if (!commentId) return
    isTakingOver.current = true
    try {
      // An older answer would name the other person again.
      await cache.cancelQueries({ queryKey: ['presence', commentId] })
      const { data } = await api.triage.presence({ commentId, tab, state: 'editing', takeOver: true })
      for (const now of ['looking', 'editing']) cache.setQueryData(['presence', commentId, now], data)
      // Ends after the screen has it.
      await new Promise<void>((resolve) => notifyManager.schedule(resolve))
    } finally {
      isTakingOver.current = false
    }
  }
  return { others: (commentId ? (query.data ?? []) : []).filter(({ userId }) => userId !== own), takeOver }
}

/** Reports that no comment is open anymore. A tab that opens another one leaves the first by that. */
function useLeaving(commentId: string | undefined): void {
  const last = useRef(commentId)
  useEffect(() => {
    if (commentId) last.current = commentId
  }, [commentId])
  const left = useEffectEvent(() => {
    const { current } = last
    if (current) void api.triage.presence({ commentId: current, tab, state: 'left' }).catch(() => undefined)
  })
  const isOpen = commentId !== undefined
  useEffect(() => {
    // If the tab is closed instead, the entry expires after a few missed heartbeats.
    if (isOpen) return () => left()
  }, [isOpen])
}

export type Others = Presence['others']
