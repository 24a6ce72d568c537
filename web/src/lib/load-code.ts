import { useSyncExternalStore } from 'react'

const AGAIN_MS = 2000

/** Loads that failed and are tried again. */
let failing = 0
const listeners = new Set<() => void>()

const setFailing = (change: 1 | -1): void => {
  failing += change
  for (const listener of listeners) listener()
}

const watch = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether some code couldn't be loaded yet. */
export const useCodeFailing = (): boolean => useSyncExternalStore(watch, () => failing > 0)

/**
 * Loads code, waiting for a connection if there is none. Throws after `tries` attempts if the server is reachable but the
 * file is missing, which means that a newer release is deployed.
 */
export async function loadCode<T>(load: () => Promise<T>, tries: number): Promise<T> {
  let isFailing = false
  try {
    for (let left = tries; ;) {
      try {
        return await load()
      } catch (error) {
        if (await isReachable()) left -= 1
        if (left === 0) throw error
        if (!isFailing) setFailing(1)
        isFailing = true
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
      }
    }
  } finally {
    if (isFailing) setFailing(-1)
  }
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
