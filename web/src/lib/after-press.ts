/** A tap's mouse events, and so the blur, come only after its pointer-up. Without any, it's over after this time. */
const TAP_MS = 400

let pressed = false
let timer = 0
const waiting = new Set<() => void>()

function press(): void {
  window.clearTimeout(timer)
  pressed = true
}

function release(): void {
  window.clearTimeout(timer)
  pressed = false
  const actions = [...waiting]
  waiting.clear()
  // The click comes first.
  setTimeout(() => {
    for (const action of actions) action()
  })
}

const on = (type: keyof WindowEventMap, listener: () => void): void =>
  window.addEventListener(type, listener, { capture: true })
on('pointerdown', press)
on('mousedown', press)
on('mouseup', release)
on('pointercancel', release)
on('pointerup', () => {
  window.clearTimeout(timer)
  timer = window.setTimeout(release, TAP_MS)
})

/** Runs now, or after a press and its click. */
export function afterPress(action: () => void): void {
  if (pressed) waiting.add(action)
  else action()
}
