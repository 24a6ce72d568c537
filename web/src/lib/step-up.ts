import { useSyncExternalStore } from 'react'

/** Calls that need a step-up wait here; several share one. */
export const stepUp = {
  /** True after a step-up; false if the user canceled or no dialog is mounted. */
  ask: (): Promise<boolean> => {
    if (watchers.size === 0) return Promise.resolve(false)
    waiting ??= Promise.withResolvers<boolean>()
    notify()
    return waiting.promise
  },
  end: (proved: boolean): void => {
    waiting?.resolve(proved)
    waiting = null
    notify()
  },
}

export const useStepUpRequested = (): boolean => useSyncExternalStore(watch, () => waiting !== null)

let waiting: PromiseWithResolvers<boolean> | null = null
const watchers = new Set<() => void>()

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function notify(): void {
  for (const watcher of watchers) watcher()
}
