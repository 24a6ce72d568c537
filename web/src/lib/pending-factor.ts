import type { FactorMethod } from '@bizamply/contract/security'
import { useSyncExternalStore } from 'react'

/**
 * The second step of a sign-in, after the first factor. In memory only: a reload restarts the
 * sign-in.
 */
export interface PendingFactor {
  challenge: string
  remember: boolean
  /** The user can use a passkey as the second factor. */
  passkey: boolean
}

export const pendingFactor = {
  get: (): PendingFactor | null => pending,
  begin: (next: PendingFactor) => become(next),
  end: () => become(null),
}

/** What the server requested. */
export const pendingOf = (
  { challenge, methods }: { challenge: string; methods: FactorMethod[] },
  remember: boolean,
): PendingFactor => ({ challenge, remember, passkey: methods.includes('passkey') })

export const usePendingFactor = (): PendingFactor | null => useSyncExternalStore(watch, pendingFactor.get)

let pending: PendingFactor | null = null
const watchers = new Set<() => void>()

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function become(next: PendingFactor | null): void {
  pending = next
  for (const watcher of watchers) watcher()
}
