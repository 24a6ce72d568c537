import { notifyManager, useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { CallError } from './call-error.ts'
import { useLiveState, type LiveState } from './events.ts'

/**
 * Whether the screen is up to date: the worst state of the browser, the stream, and the screen's
 * calls.
 */
export function useDataState(): LiveState {
  const live = useLiveState()
  const isFailing = useAny(failing)
  return isFailing ? 'offline' : live
}

/**
 * Retries failed calls when the stream reopens, and after a pause if it is open already. Otherwise
 * a screen would show `Disconnected` until it is reloaded.
 */
export function useRetryFailing(): void {
  const cache = useQueryClient()
  const live = useLiveState()
  const isUnanswered = useAny(unanswered)
  useEffect(() => {
    if (live === 'live') void cache.refetchQueries({ type: 'active', predicate: failing })
  }, [live, cache])
  useEffect(() => {
    if (live !== 'live' || !isUnanswered) return
    const again = () => void cache.refetchQueries({ type: 'active', predicate: unanswered })
    const timer = setInterval(again, RETRY_MS)
    return () => clearInterval(timer)
  }, [live, isUnanswered, cache])
}

function useAny(isOne: (query: Query) => boolean): boolean {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (changed) => cache.subscribe(notifyManager.batchCalls(changed)),
    () => cache.findAll({ type: 'active' }).some(isOne),
  )
}

const RETRY_MS = 5000

const statusOf = ({ state: { status, error } }: Query): number | null =>
  status === 'error' && error instanceof CallError ? error.status : null

const unanswered = (query: Query): boolean => statusOf(query) === 0

/** No response, or a server error; a rejection doesn't count. */
const failing = (query: Query): boolean => unanswered(query) || (statusOf(query) ?? 0) >= 500
