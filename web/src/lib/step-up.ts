import { useSyncExternalStore } from 'react'

/** A call that the server refused until its person proves who they are waits here; several wait for the same proof. */
export const stepUp = {
  /** True once it was proved; false: they gave up, or nobody can ask them. */
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
