import { useSyncExternalStore } from 'react'
import type { Comment } from '@bizamply/contract/comments'
import type { Failure } from '../failure.ts'

/** What happens to one comment's reply right now, in this browser. */
export type Progress =
  | { step: 'writing'; text: string }
  | { step: 'ready'; credits: number }
  | { step: 'failed'; failure: Failure; of: Comment }
  | { step: 'sending' }

let all: ReadonlyMap<string, Progress> = new Map()
const watchers = new Set<() => void>()

export const progress = {
  of: (commentId: string): Progress | undefined => all.get(commentId),
  /** One action at a time per comment. */
  isBusy: (commentId: string): boolean => {
    const step = all.get(commentId)?.step
    return step === 'writing' || step === 'sending'
  },
  set: (commentId: string, next: Progress | null): void => {
    const copy = new Map(all)
    if (next) copy.set(commentId, next)
    else copy.delete(commentId)
    all = copy
    for (const watcher of watchers) watcher()
  },
}

export const useProgress = (commentId: string): Progress | undefined =>
  useSyncExternalStore(watch, () => all.get(commentId))

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
