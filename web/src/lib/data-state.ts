import { notifyManager, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { CallError } from './call-error.ts'
import { useLastSignal, useLiveState, useOnline } from './events.ts'

export interface DataState {
  /**
   * The worst of the browser, the screen's calls and the stream. `stale`: a call failed; `reconnecting`: the calls
   * work, but changes arrive late.
   */
  condition: 'connected' | 'connecting' | 'reconnecting' | 'stale' | 'offline'
  /** When the data on screen was last known to be current; null if it is current, or there is none. */
  from: number | null
}

/** Whether the screen is up to date. All parts of a screen that show its state read it here, so that they agree. */
export function useDataState(): DataState {
  const live = useLiveState()
  const isOnline = useOnline()
  const heardAt = useLastSignal()
  const oldest = useOldestFailing(live === 'live' ? 0 : heardAt)
  const isUnloaded = useActive((queries) => queries.some(waitsForNetwork))
  if (!isOnline) return { condition: 'offline', from: isUnloaded ? null : heardAt || oldest || null }
  if (oldest !== null) return { condition: 'stale', from: oldest || null }
  if (live === 'live' || live === 'closed') return { condition: 'connected', from: null }
  return { condition: heardAt > 0 || live === 'offline' ? 'reconnecting' : 'connecting', from: null }
}

/** Retries the screen's failed calls now. */
export function useRefetchFailing(): () => void {
  const cache = useQueryClient()
  return () => void refetch(cache, failing)
}

/**
 * Retries failed calls when the stream reopens, and after a pause if it is open already. Otherwise
 * a screen would show that it is stale until it is reloaded.
 */
export function useRetryFailing(): void {
  const cache = useQueryClient()
  const live = useLiveState()
  const isUnanswered = useActive((queries) => queries.some(unanswered))
  useEffect(() => {
    if (live === 'live') void refetch(cache, failing)
  }, [live, cache])
  useEffect(() => {
    if (live !== 'live' || !isUnanswered) return
    const timer = setInterval(() => void refetch(cache, unanswered), RETRY_MS)
    return () => clearInterval(timer)
  }, [live, isUnanswered, cache])
}

/** Null if no call of the screen fails; 0 if one does, and nothing that fails has data from before. */
const useOldestFailing = (brokeAt: number): number | null =>
  useActive((queries) => {
    const those = queries.filter(failing)
    if (those.length === 0) return null
    const times = those.filter(hasOwnData).flatMap((query) => currentAt(query, brokeAt) || [])
    return times.length > 0 ? Math.min(...times) : 0
  })

/**
 * A part of the first response, such as the unread count, isn't the data that a screen failed to load; unless there's no
 * response at all, so that it is as old as everything else.
 */
const hasOwnData = (query: Query): boolean => query.state.dataUpdateCount > 0 || unanswered(query)

/**
 * Nothing changes unnoticed while the stream is open. If it broke too, the network is gone, and data was current until
 * then.
 */
const currentAt = (query: Query, brokeAt: number): number => {
  const { dataUpdatedAt } = query.state
  return dataUpdatedAt > 0 && unanswered(query) ? Math.max(dataUpdatedAt, brokeAt) : dataUpdatedAt
}

function useActive<Value extends number | boolean | null>(read: (queries: Query[]) => Value): Value {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (changed) => cache.subscribe(notifyManager.batchCalls(changed)),
    () => read(cache.findAll({ type: 'active' })),
  )
}

const refetch = (cache: QueryClient, predicate: (query: Query) => boolean) =>
  cache.refetchQueries({ type: 'active', predicate })

const RETRY_MS = 5000

const statusOf = ({ state: { status, error } }: Query): number | null =>
  status === 'error' && error instanceof CallError ? error.status : null

const unanswered = (query: Query): boolean => statusOf(query) === 0

/** Its data isn't on screen, and comes once the browser is online. */
const waitsForNetwork = ({ state }: Query): boolean => state.fetchStatus === 'paused' && state.data === undefined

/** No response, or a server error; a rejection doesn't count. */
const failing = (query: Query): boolean => unanswered(query) || (statusOf(query) ?? 0) >= 500
