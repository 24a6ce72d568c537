const WIDTH = 600
const HEIGHT = 700
const POLL_MS = 1000

/** A window for a consent page, opened at once, while the click still counts; null when the browser blocked it. */
export function openPopup(address: string): Window | null {
  const left = Math.max(0, window.screenX + (window.outerWidth - WIDTH) / 2)
  const top = Math.max(0, window.screenY + (window.outerHeight - HEIGHT) / 2)
  return window.open(address, '_blank', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`)
}

/** Tells when a window is gone (asked every second). */
export function whenClosed(popup: Window, tell: () => void): () => void {
  const timer = setInterval(() => {
    if (!popup.closed) return
    clearInterval(timer)
    tell()
  }, POLL_MS)
  return () => clearInterval(timer)
}
