/** A text with undo history: inserted and generated text can be undone with Ctrl-Z like typed text. */
export interface Undoable {
  text: string
  past: readonly string[]
  future: readonly string[]
  /** The time of the last key press; letters typed in a row are a single step. */
  typedAt: number
}

const ONE_GO_MS = 900
const LONGEST_PAST = 200

export const undoable = (text: string): Undoable => ({ text, past: [], future: [], typedAt: 0 })

/** Adds a separate undo step. */
export const put = (old: Undoable, text: string): Undoable =>
  text === old.text
    ? { ...old, typedAt: 0 }
    : { text, past: [...old.past, old.text].slice(-LONGEST_PAST), future: [], typedAt: 0 }

/** Extends the last undo step, unless there was a pause, a line break or a large change. */
export function type(old: Undoable, text: string, at: number): Undoable {
  const goesOn = at - old.typedAt < ONE_GO_MS && Math.abs(text.length - old.text.length) === 1 && !text.endsWith('\n')
  if (goesOn) return { ...old, text, future: [], typedAt: at }
  return { ...put(old, text), typedAt: at }
}

export function undo(old: Undoable): Undoable {
  const text = old.past.at(-1)
  if (text === undefined) return old
  return { text, past: old.past.slice(0, -1), future: [old.text, ...old.future], typedAt: 0 }
}

export function redo(old: Undoable): Undoable {
  const [text, ...future] = old.future
  if (text === undefined) return old
  return { text, past: [...old.past, old.text], future, typedAt: 0 }
}

/** The part of a text that the other text doesn't have; empty if text was only removed. */
export function changedPart(before: string, after: string): { start: number; end: number } {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let tail = 0
  while (tail < most - start && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  return { start, end: after.length - tail }
}

/**
 * Ctrl-Z, Ctrl-Shift-Z and Ctrl-Y. The browser's own undo doesn't know about inserted text, and takes typed text of a
 * React text area back letter by letter.
 */
export function wayOf(event: {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && event.ctrlKey ? 'redo' : null
}
