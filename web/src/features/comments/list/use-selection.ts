import type { Comment } from '@bizamply/contract/comments'
import { useState } from 'react'

interface Chosen {
  listKey: string
  ids: ReadonlySet<string>
  /** Start of a range selection. */
  anchor: string | null
  /** All matching comments, including those not loaded. */
  everything: boolean
  /** Selecting has begun, maybe without a comment yet. */
  begun: boolean
}

/** The selection of one list; a different list starts empty. IDs are in display order. */
export function useSelection(listKey: string, comments: Comment[], total: number) {
  const [kept, setKept] = useState<Chosen>(none(listKey))
  const chosen = kept.listKey === listKey ? kept : none(listKey)
  const all = comments.map((comment) => comment._id)
  const ids = all.filter((id) => chosen.everything || chosen.ids.has(id))
  const set = (next: Partial<Chosen>) => setKept({ ...chosen, everything: false, ...next })
  const toggle = (id: string) => {
    const next = new Set(ids)
    if (!next.delete(id)) next.add(id)
    set({ ids: next, anchor: id })
  }
  return {
    ids,
    set: new Set(ids) as ReadonlySet<string>,
    everything: chosen.everything,
    count: chosen.everything ? total : ids.length,
    isSelecting: chosen.begun || ids.length > 0,
    /** Shows the checkboxes where touch has no other way to select. */
    begin: () => set({ begun: true }),
    /** A new object each time that the user changes the selection. */
    choice: kept,
    isPossible: all.length > 0,
    isWhole: ids.length > 0 && ids.length === all.length,
    /** `range` selects everything between the anchor and this comment. */
    select: (id: string, range: boolean) => {
      const [from, to] = [chosen.anchor ? all.indexOf(chosen.anchor) : -1, all.indexOf(id)]
      if (!range || from < 0 || to < 0) return toggle(id)
      set({ ids: new Set([...ids, ...all.slice(Math.min(from, to), Math.max(from, to) + 1)]) })
    },
    selectPage: () => set({ ids: new Set(all) }),
    selectEverything: () => set({ ids: new Set(all), everything: true }),
    clear: () => setKept(none(listKey)),
    /** Clears it, and returns how to restore it. */
    take: () => {
      setKept(none(listKey))
      return () => setKept((now) => (now.listKey === listKey && now.ids.size === 0 ? chosen : now))
    },
  }
}

export type Selection = ReturnType<typeof useSelection>

const none = (listKey: string): Chosen => ({ listKey, ids: new Set(), anchor: null, everything: false, begun: false })
