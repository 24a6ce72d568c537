/** Text may follow a send or a note for this long, and then until typing pauses. */
const SINCE_SEND_MS = 1000
const PAUSE_MS = 500
/** A letter is held this long after a send: if another one follows, as in slow typing, it was part of a sentence. */
const HOLD_MS = 350
/** A held letter waits a little longer if the browser is behind: the next one may not have been processed yet. */
const BEHIND_MS = 50
const CATCH_UP_MS = 200
/**
 * Shortcuts that change a review, spend credits, or open a text, which would take the rest of a sentence and save it as
 * the reply.
 */
const waits = /^[naimtsgzecf#]$/
/** A reply is saved and checked before it's sent. */
const SLOW_SEND_MS = 10_000

/**
 * Right after a send or a note, drops text that was meant for it: what was typed while the text was still being saved and
 * checked, what follows a space or a punctuation mark, and a letter with another one right behind it. A letter alone is a
 * shortcut.
 */
export function afterSendKeys() {
  let began = 0
  let until = 0
  let isSentence = false
  let typedAt = 0
  const end = (): void => {
    until = 0
    isSentence = false
    held.drop()
  }
  const held = heldKey(end)
  const begin = (): void => {
    isSentence = isRecent(typedAt, PAUSE_MS) || (isSentence && Date.now() <= until)
    began = Date.now()
    until = began + (isSentence ? PAUSE_MS : SINCE_SEND_MS)
  }
  const goOn = (event: KeyboardEvent): true => {
    until = Math.max(until, timeOf(event) + PAUSE_MS)
    return true
  }
  return {
    begin,
    /** The next review has opened, which can take a while after the keys that sent the last one. */
    extend: (): void => {
      if (until > 0 && isRecent(began, SLOW_SEND_MS)) begin()
    },
    end,
    /** The keys that send were pressed in a text. */
    pressedSend: (): void => {
      typedAt = 0
    },
    /** True if the key continues the text that is being sent, false if it can be a shortcut. */
    typeOn: (event: KeyboardEvent): boolean => {
      const { key, ctrlKey, metaKey } = event
      if (key.length !== 1 || ctrlKey || metaKey || (key === 'z' && !isRecent(typedAt, PAUSE_MS))) return false
      typedAt = timeOf(event)
      return true
    },
    /** True if the key is dropped, or waits. */
    press: (event: KeyboardEvent): boolean => {
      const { key, ctrlKey, metaKey } = event
      if (until === 0) return false
      const isText = key.length === 1 || key === 'Enter' || key === 'Backspace'
      if (!isText || timeOf(event) > until) return (end(), false)
      if (key.length === 1 && held.drop()) isSentence = true
      // Also the key that would send it: another review is open by now.
      if (isSentence) return goOn(event)
      if (ctrlKey || metaKey) return false
      // The key that sent it was pressed once too often.
      if (key === 'Enter') return true
      // The last word is corrected too late.
      if (key === 'Backspace') return goOn(event)
      if (waits.test(key)) return (held.hold(event), true)
      isSentence = goesOn.test(key)
      return isSentence
    },
  }
}

/** A key that runs after a short delay, unless it's dropped first. */
function heldKey(onRelease: () => void) {
  let timer = 0
  return {
    hold: ({ key, code, shiftKey }: KeyboardEvent): void => {
      const due = performance.now() + HOLD_MS
      const release = (): void => {
        timer = 0
        onRelease()
        const target = document.activeElement ?? document.body
        target.dispatchEvent(new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }))
      }
      timer = window.setTimeout(() => {
        if (performance.now() - due < BEHIND_MS) release()
        else timer = window.setTimeout(release, CATCH_UP_MS)
      }, HOLD_MS)
    },
    /** True if one was held. */
    drop: (): boolean => {
      const wasHeld = timer !== 0
      window.clearTimeout(timer)
      timer = 0
      return wasHeld
    },
  }
}

/** When the key was pressed, which can be long before a busy browser processes it. */
function timeOf({ timeStamp }: KeyboardEvent): number {
  const waited = performance.now() - timeStamp
  return Date.now() - (waited > 0 && waited < 10_000 ? waited : 0)
}

const isRecent = (at: number, withinMs: number): boolean => at > 0 && Date.now() - at < withinMs

const goesOn = /^[\s.,;:!'"’()…–-]$/
