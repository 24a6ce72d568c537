/** Keys that follow each other faster than this are words, not shortcuts. */
export const WORD_MS = 250
/** For how long after a send, and until typing pauses, words are dropped. */
const SINCE_SEND_MS = 1000
const PAUSE_MS = 400

const isMove = (key: string): boolean => key === 'j' || key === 'k'

/**
 * Right after the user has sent a reply or added a note, what is still being typed for it is dropped, but a shortcut
 * works: a single key runs after a moment in which no other follows. `z` and `e` run at once.
 */
export function afterSendKeys() {
  let until = 0
  let isWord = false
  let first: { key: string; run: () => void; timer: number } | null = null
  const end = (): void => {
    if (first) window.clearTimeout(first.timer)
    first = null
    until = 0
    isWord = false
  }
  const runFirst = (): void => {
    const waiting = first
    first = null
    if (!waiting) return
    window.clearTimeout(waiting.timer)
    waiting.run()
  }
  return {
    begin: (): void => {
      end()
      until = Date.now() + SINCE_SEND_MS
    },
    end,
    /** True if the key isn't run now: it is dropped, or `run` later. */
    press: ({ key, ctrlKey, metaKey, repeat }: KeyboardEvent, run: () => void): boolean => {
      if (until === 0 || ctrlKey || metaKey) return false
      if (Date.now() > until && !first) {
        end()
        return false
      }
      if (isWord) {
        until = Math.max(until, Date.now() + PAUSE_MS)
        return true
      }
      // The key that sent it was pressed once too often.
      if (key === 'Enter') return true
      if (key.length !== 1 || (!first && (key === 'z' || key === 'e'))) {
        end()
        return false
      }
      if (first && isMove(first.key) && (isMove(key) || key === 'z')) {
        runFirst()
        // After what the first has moved is drawn.
        window.setTimeout(run, 0)
        return true
      }
      if (first && !repeat) {
        window.clearTimeout(first.timer)
        first = null
        isWord = true
        until = Math.max(until, Date.now() + PAUSE_MS)
        return true
      }
      if (!first) first = { key, run, timer: window.setTimeout(runFirst, WORD_MS) }
      return true
    },
  }
}
