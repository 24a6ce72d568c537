import { SENTENCE_MS } from '../../lib/time-to-read.ts'

/** Letters that follow a refused key were meant for the text: for this long, and until typing pauses. */
const DROPPED_MS = 1000
const PAUSE_MS = 400

interface Held {
  commentId: string
  typed: string
  /** The text was refused: the letters are dropped until then. Null: the text is on its way and gets them. */
  droppedUntil: number | null
  /** How long typing must pause. */
  pauseMs: number
}

/** What is typed after a review's text was asked for, and before it can take keys. */
export function heldKeys() {
  let held: Held | null = null
  return {
    hold: (commentId: string): void => {
      held = { commentId, typed: '', droppedUntil: null, pauseMs: PAUSE_MS }
    },
    drop: (commentId: string): void => {
      held = { commentId, typed: '', droppedUntil: Date.now() + DROPPED_MS, pauseMs: PAUSE_MS }
    },
    /** The text was replaced while the user was typing: drops the rest of the sentence, even after a pause. */
    dropSentence: (commentId: string): void => {
      held = { commentId, typed: '', droppedUntil: Date.now() + SENTENCE_MS, pauseMs: SENTENCE_MS }
    },
    /** Ends it, unless it's for this review. */
    endExcept: (commentId: string | undefined): void => {
      if (held?.commentId !== commentId) held = null
    },
    /** What was typed for the review, which ends it; null if nothing is held for it. */
    take: (commentId: string): string | null => {
      if (held?.commentId !== commentId || held.droppedUntil !== null) return null
      const { typed } = held
      held = null
      return typed
    },
    /** True if the key is meant for a text that isn't there yet, or that was just refused. */
    press: ({ key, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean => {
      if (!held || ctrlKey || metaKey) return false
      if (held.droppedUntil !== null) {
        if (Date.now() > held.droppedUntil) {
          held = null
          return false
        }
        held.droppedUntil = Math.max(held.droppedUntil, Date.now() + held.pauseMs)
      }
      // The key that asked for the text is still held down, or was pressed once too often.
      if (repeat || (key === 'Enter' && held.typed === '')) return true
      if (key === 'Backspace') held.typed = held.typed.slice(0, -1)
      else if (key === 'Enter') held.typed += '\n'
      else if (key.length === 1) held.typed += key
      else {
        if (key === 'Escape' || key === 'Tab' || key.startsWith('Arrow')) held = null
        return key === 'Escape'
      }
      return true
    },
  }
}
