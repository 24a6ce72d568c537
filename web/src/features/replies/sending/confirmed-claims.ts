import { useSyncExternalStore } from 'react'

let all: ReadonlyMap<string, ReadonlySet<string>> = new Map()
const watchers = new Set<() => void>()
const nothing: ReadonlySet<string> = new Set()

/** Claims of a draft that somebody here said are true; forgotten with the page, named again at every send. */
export const confirmedClaims = {
  of: (commentId: string): ReadonlySet<string> => all.get(commentId) ?? nothing,
  add: (commentId: string, spanId: string): void => {
    all = new Map(all).set(commentId, new Set([...confirmedClaims.of(commentId), spanId]))
    for (const watcher of watchers) watcher()
  },
}

export const useConfirmedClaims = (commentId: string): ReadonlySet<string> =>
  useSyncExternalStore(watch, () => confirmedClaims.of(commentId))

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
