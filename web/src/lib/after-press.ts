let pressed = false

for (const [type, state] of [
  ['pointerdown', true],
  ['pointerup', false],
  ['pointercancel', false],
] as const) {
  window.addEventListener(type, () => (pressed = state), { capture: true })
}

/** Runs now, or after pointer-up and its click. */
export function afterPress(action: () => void): void {
  if (!pressed) return action()
  const release = new AbortController()
  const go = () => {
    release.abort()
    setTimeout(action)
  }
  window.addEventListener('pointerup', go, { signal: release.signal })
  window.addEventListener('pointercancel', go, { signal: release.signal })
}
