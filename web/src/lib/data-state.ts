import { notifyManager, useQueryClient, type Query } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { CallError } from './call-error.ts'
import { useLiveState, type LiveState } from './events.ts'

/** Whether what is on screen is up to date: as bad as the worst of the browser, the stream and the calls of the screen. */
export function useDataState(): LiveState {
  const live = useLiveState()
  const failing = useAnyFailing()
  return failing ? 'offline' : live
}

function useAnyFailing(): boolean {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (changed) => cache.subscribe(notifyManager.batchCalls(changed)),
    () => cache.findAll({ type: 'active' }).some(isFailing),
  )
}

/** No answer, or one of a server in trouble; a refusal is an answer. */
const isFailing = ({ state: { status, error } }: Query): boolean =>
  status === 'error' && error instanceof CallError && (error.status === 0 || error.status >= 500)
