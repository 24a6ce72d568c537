/** A text with its past: insertions from menus and generations are taken back by Ctrl-Z like typed words. */
export interface Undoable {
  text: string
  past: readonly string[]
  future: readonly string[]
  /** When it was last typed at, so that words typed in one go are one step. */
  typedAt: number
}

const ONE_GO_MS = 900
const LONGEST_PAST = 200

export const undoable = (text: string): Undoable => ({ text, past: [], future: [], typedAt: 0 })

/** One step of its own. */
export const put = (old: Undoable, text: string): Undoable =>
  text === old.text
    ? { ...old, typedAt: 0 }
    : { text, past: [...old.past, old.text].slice(-LONGEST_PAST), future: [], typedAt: 0 }

/** A letter more or less: goes on with the step before unless there was a rest, a line or much at once. */
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

/** The part of a text that another one does not have; empty where something was only taken away. */
export function changedPart(before: string, after: string): { start: number; end: number } {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let tail = 0
  while (tail < most - start && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  return { start, end: after.length - tail }
}
