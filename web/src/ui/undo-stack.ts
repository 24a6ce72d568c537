/** An action’s place in the order of Undo. */
export interface UndoPlace {
  /**
   * The action is done and can be undone until then. Undoes it immediately if that was already requested. `isFinal`:
   * after that, actions before it can’t be undone by key either.
   */
  offer: (undo: () => void, until: number, isFinal?: boolean) => void
  /** It failed, or it can’t be undone. */
  release: () => void
  /** It happened for good: neither it nor the actions before it can be undone by key. */
  seal: () => void
  /** The user has already requested the undo. */
  isRequested: () => boolean
}

interface Entry {
  order: number
  /** While the action waits for the server, notes that it must be undone then. */
  undo: () => void
  until: number
  isFinal: boolean
}

/** What can be undone, the newest last. */
let entries: Entry[] = []

let lastOrder = 0

/** The newest place that was sealed, and the newest that was forgotten. */
let sealed = 0
let forgotten = 0

/**
 * Takes the next place in the order of Undo, when an action begins: responses of the server may arrive later, and in
 * another order.
 */
export function reserveUndo(): UndoPlace {
  let isRequested = false
  const entry: Entry = {
    order: ++lastOrder,
    undo: () => {
      isRequested = true
    },
    until: Infinity,
    isFinal: false,
  }
  entries.push(entry)
  return {
    offer: (undo, until, isFinal = false) =>
      isRequested ? undo() : void Object.assign(entry, { undo, until, isFinal }),
    release: () => {
      entries = entries.filter((one) => one !== entry)
    },
    seal: () => {
      sealed = Math.max(sealed, entry.order)
    },
    isRequested: () => isRequested,
  }
}

/**
 * Undoes the newest action that still can be undone, or will, once it’s done. `sealed`: only older actions are left,
 * which the user may no longer have in mind.
 */
export function undoLast(): 'undone' | 'sealed' | 'nothing' {
  const isLate = ({ until }: Entry): boolean => Date.now() > until
  for (const { order } of entries.filter((one) => one.isFinal && isLate(one))) sealed = Math.max(sealed, order)
  entries = entries.filter((one) => !isLate(one) && one.order > sealed)
  const last = entries.pop()
  last?.undo()
  if (last) return 'undone'
  return sealed > forgotten ? 'sealed' : 'nothing'
}

/** For another brand or screen, where the actions mean nothing. */
export function forgetUndos(): void {
  entries = []
  forgotten = lastOrder
  sealed = lastOrder
}
