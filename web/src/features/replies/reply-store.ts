import type { Comment } from '@bizamply/contract/comments'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { initialReply, isFollowing, nextReply, type ReplyEvent, type ReplyState } from './reply-machine.ts'
import { session } from '../../lib/session.ts'
import { isBeingSent } from './reply-permissions.ts'

const states = new Map<string, ReplyState>()
const watchers = new Set<() => void>()

/** The reply state of each comment in this browser, lost on reload. */
export const replies = {
  of: (commentId: string): ReplyState => states.get(commentId) ?? initialReply,
  /** Returns the new state, or null if the event changed nothing. */
  dispatch: (commentId: string, event: ReplyEvent): ReplyState | null => {
    const before = replies.of(commentId)
    const after = nextReply(before, event)
    if (after === before) return null
    states.set(commentId, after)
    for (const watcher of watchers) watcher()
    return after
  },
  /** Comments with a send whose result isn't known yet. */
  followed: (): string[] => [...states].flatMap(([id, { step }]) => (isFollowing(step) ? [id] : [])),
  unpinAll: (): void => {
    for (const id of states.keys()) replies.dispatch(id, { type: 'unpin' })
  },
}

/** Whether a reply is being sent, also before the server has answered. */
export const isSendUnderWay = (comment: Comment): boolean => {
  const { name } = replies.of(comment._id).step
  return isBeingSent(comment) || name === 'waiting' || name === 'sending'
}

export const useReplyState = (commentId: string): ReplyState => useSyncExternalStore(watch, () => replies.of(commentId))

export const useConfirmedClaims = (commentId: string): ReadonlySet<string> =>
  useSyncExternalStore(watch, () => replies.of(commentId).confirmedClaims)

/** Comments that left their list with a send that hasn't ended. */
export const useDeparted = (): ReadonlySet<string> => {
  const ids = useSyncExternalStore(watch, departedIds)
  return useMemo(() => new Set(ids ? ids.split(' ') : []), [ids])
}

/** Comments whose replies are being generated. */
export const useGeneratingComments = (): ReadonlySet<string> => {
  const ids = useSyncExternalStore(watch, generatingIds)
  return useMemo(() => new Set(ids ? ids.split(' ') : []), [ids])
}

const generatingIds = (): string =>
  [...states].flatMap(([id, { step }]) => (step.name === 'generating' ? [id] : [])).join(' ')

const departedIds = (): string => [...states].flatMap(([id, { departed }]) => (departed ? [id] : [])).join(' ')

/** A departed comment keeps its place too, in case its send fails. */
export const isPinned = ({ _id }: { _id: string }): boolean => {
  const { pinned, departed } = replies.of(_id)
  return pinned || departed
}

/** Comments keep their place in a list until another list is opened. */
export function usePinnedComments(listKey: string): void {
  useEffect(() => replies.unpinAll, [listKey])
}

// Another user of this tab confirms claims anew, and follows nothing.
session.watch(() => session.get().user ?? states.clear())

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
