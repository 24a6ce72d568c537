import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { changedPart, put, redo, type, undo, undoable, wayOf, type Undoable } from '../editor/undoable.ts'
import { insertInto, type InsertText } from '../insert-text.ts'

/** Typing, inserting and undoing in the text of a first reply. */
export function useOwnText(area: RefObject<HTMLTextAreaElement | null>, text: string, onText: (text: string) => void) {
  const history = useRef(undoable(text))
  /** The text may have changed without it, e.g. by keys that were held back. */
  const known = (): Undoable => (history.current.text === text ? history.current : put(history.current, text))
  /** Shows it at once, so that the cursor can be set in the new text. */
  const show = (next: Undoable, cursor: number): void => {
    history.current = next
    flushSync(() => onText(next.text))
    area.current?.setSelectionRange(cursor, cursor)
  }
  return {
    type: (typed: string): void => {
      history.current = type(known(), typed, Date.now())
      onText(typed)
    },
    insert: (...given: Parameters<InsertText>): void => {
      const { text: inserted, end } = insertInto(text, area.current, ...given)
      area.current?.focus()
      show(put(known(), inserted), end)
    },
    /** True if the keys undo or redo. */
    stepBack: (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
      const way = wayOf(event)
      if (!way || event.currentTarget.readOnly) return false
      event.preventDefault()
      const next = way === 'undo' ? undo(known()) : redo(known())
      if (next.text !== text) show(next, changedPart(text, next.text).end)
      return true
    },
  }
}
