/** Text may follow a send or a note for this long, and then until typing pauses. */
const SINCE_SEND_MS = 1000
const PAUSE_MS = 400

/**
 * Right after a send or a note, drops text that was meant for it. A space or a punctuation mark continues a sentence; a
 * letter is a shortcut, as usual.
 */
export function afterSendKeys() {
  let until = 0
  let isSentence = false
  const end = (): void => {
    until = 0
    isSentence = false
  }
  return {
    begin: (): void => {
      isSentence = false
      until = Date.now() + SINCE_SEND_MS
    },
    end,
    /** True if the key is dropped. */
    press: ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => {
      if (until === 0) return false
      const isText = key.length === 1 || key === 'Enter' || key === 'Backspace'
      if (!isText || Date.now() > until) {
        end()
        return false
      }
      if (isSentence) {
        // Also the key that would send it: another review is open by now.
        until = Math.max(until, Date.now() + PAUSE_MS)
        return true
      }
      if (ctrlKey || metaKey) return false
      // The key that sent it was pressed once too often.
      if (key === 'Enter') return true
      isSentence = goesOn.test(key)
      if (!isSentence) end()
      return isSentence
    },
  }
}

const goesOn = /^[\s.,;:!'"’()…–-]$/
