/** An action’s place in the order of Undo. */
export interface UndoPlace {
  /** The action is done and can be undone until then. Undoes it immediately if that was already requested. */
  offer: (undo: () => void, until: number) => void
  /** It failed, or it can’t be undone. */
  release: () => void
  /** The user has already requested the undo. */
  isRequested: () => boolean
}

interface Entry {
  /** While the action waits for the server, notes that it must be undone then. */
  undo: () => void
  until: number
}

/** What can be undone, the newest last. */
let entries: Entry[] = []

/**
 * Takes the next place in the order of Undo, when an action begins: responses of the server may arrive later, and in
 * another order.
 */
export function reserveUndo(): UndoPlace {
  let isRequested = false
  const entry: Entry = {
    undo: () => {
      isRequested = true
    },
    until: Infinity,
  }
  entries.push(entry)
  return {
    offer: (undo, until) => (isRequested ? undo() : void Object.assign(entry, { undo, until })),
    release: () => {
      entries = entries.filter((one) => one !== entry)
    },
    isRequested: () => isRequested,
  }
}

/** Undoes the newest action that still can be undone, or will, once it’s done; false if there is none. */
export function undoLast(): boolean {
  entries = entries.filter(({ until }) => Date.now() <= until)
  const last = entries.pop()
  last?.undo()
  return last !== undefined
}

/** For another brand or screen, where the actions mean nothing. */
export function forgetUndos(): void {
  entries = []
}
