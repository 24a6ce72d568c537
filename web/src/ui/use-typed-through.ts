import { useRef, type KeyboardEvent } from 'react'
import { SENTENCE_MS, TIME_TO_READ_MS } from '../lib/time-to-read.ts'

/** This many letters in a row are a sentence, not shortcuts. */
const SENTENCE_LETTERS = 3

/** When the latest letters were typed, wherever they went. */
const letters: number[] = []

const isLetter = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey

const leaves = ({ key }: { key: string }): boolean => key === 'Escape' || key === 'Tab' || key.startsWith('Arrow')

window.addEventListener(
  'keydown',
  (event) => {
    // The user has left the text.
    if (leaves(event)) letters.length = 0
    if (!isLetter(event)) return
    letters.push(performance.now())
    if (letters.length > SENTENCE_LETTERS) letters.shift()
  },
  { capture: true },
)

const isTyping = (): boolean =>
  letters.length === SENTENCE_LETTERS && performance.now() - (letters[0] ?? 0) < SENTENCE_MS

/**
 * A question may appear while the user types into something else: until typing has paused, Space and Enter press none of
 * its buttons.
 */
export function useTypedThrough() {
  const pressableAt = useRef(0)
  return {
    /** For onOpenAutoFocus. */
    onOpen: () => {
      pressableAt.current = performance.now() + (isTyping() ? SENTENCE_MS : TIME_TO_READ_MS)
    },
    /** For onKeyDownCapture. */
    onKey: (event: KeyboardEvent) => {
      const now = performance.now()
      if (isLetter(event)) pressableAt.current = now + SENTENCE_MS
      // The user has seen the question.
      else if (leaves(event)) pressableAt.current = now
      if (event.key !== ' ' && event.key !== 'Enter') return
      if (!(event.target instanceof HTMLButtonElement) || now >= pressableAt.current) return
      event.preventDefault()
      pressableAt.current = Math.max(pressableAt.current, now + TIME_TO_READ_MS)
    },
  }
}
