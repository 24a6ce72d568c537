/** Text may follow a send or a note for this long, and then until typing pauses. */
const SINCE_SEND_MS = 1000
const PAUSE_MS = 400

/**
 * Right after a send or a note, drops text that was meant for it. What was typed while the text was still being saved and
 * checked, a space or a punctuation mark continue a sentence; any other letter is a shortcut, as usual.
 */
export function afterSendKeys() {
  let until = 0
  let isSentence = false
  let typedAt = 0
  const end = (): void => {
    until = 0
    isSentence = false
  }
  return {
    begin: (): void => {
      isSentence = isRecent(typedAt, PAUSE_MS)
      until = Date.now() + (isSentence ? PAUSE_MS : SINCE_SEND_MS)
    },
    end,
    /** The keys that send were pressed in a text. */
    pressedSend: (): void => {
      typedAt = 0
    },
    /** True if the key continues the text that is being sent, false if it can be a shortcut. */
    typeOn: ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => {
      if (key.length !== 1 || ctrlKey || metaKey || (key === 'z' && !isRecent(typedAt, PAUSE_MS))) return false
      typedAt = Date.now()
      return true
    },
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

const isRecent = (at: number, withinMs: number): boolean => at > 0 && Date.now() - at < withinMs

const goesOn = /^[\s.,;:!'"’()…–-]$/
