/**
 * Runs `action` once a closing dialog has returned the focus, which it does in a timer that a frame can precede. Returns
 * a function that cancels it.
 */
export function afterDialog(action: () => void): () => void {
  let frame = 0
  const timer = window.setTimeout(() => {
    frame = requestAnimationFrame(() => action())
  })
  return () => {
    window.clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}
