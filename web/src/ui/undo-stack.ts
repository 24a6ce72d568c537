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
  /** What to say once it can’t be undone. */
  sayWhenSealed: (words: string) => void
  /** The user has already requested the undo. */
  isRequested: () => boolean
}

interface Entry {
  order: number
  /** While the action waits for the server, notes that it must be undone then. */
  undo: () => void
  until: number
  isFinal: boolean
  words: string | null
}

/** What can be undone, the newest last. */
let entries: Entry[] = []

let lastOrder = 0

/** The newest place that was sealed, and the newest that was forgotten. */
let sealed = 0
let sealedWords: string | null = null
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
    words: null,
  }
  entries.push(entry)
  return {
    offer: (undo, until, isFinal = false) =>
      isRequested ? undo() : void Object.assign(entry, { undo, until, isFinal }),
    release: () => {
      entries = entries.filter((one) => one !== entry)
    },
    seal: () => seal(entry),
    sayWhenSealed: (words) => {
      entry.words = words
    },
    isRequested: () => isRequested,
  }
}

function seal({ order, words }: Entry): void {
  if (order <= sealed) return
  sealed = order
  sealedWords = words
}

export interface UndoResult {
  result: 'undone' | 'sealed' | 'nothing'
  /** What the action that can’t be undone says itself. */
  words: string | null
}

/**
 * Undoes the newest action that still can be undone, or will, once it’s done. `sealed`: only older actions are left,
 * which the user may no longer have in mind.
 */
export function undoLast(): UndoResult {
  const isLate = ({ until }: Entry): boolean => Date.now() > until
  for (const one of entries.filter((it) => it.isFinal && isLate(it))) seal(one)
  entries = entries.filter((one) => !isLate(one) && one.order > sealed)
  const last = entries.pop()
  last?.undo()
  if (last) return { result: 'undone', words: null }
  return sealed > forgotten ? { result: 'sealed', words: sealedWords } : { result: 'nothing', words: null }
}

/** For another brand or screen, where the actions mean nothing. */
export function forgetUndos(): void {
  entries = []
  forgotten = lastOrder
  sealed = lastOrder
  sealedWords = null
}
