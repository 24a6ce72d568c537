const WIDTH = 600
const HEIGHT = 700
const POLL_MS = 1000

/** Opens a popup for a consent page. Must run during the click, or browsers block it; null if blocked. */
export function openPopup(address: string): Window | null {
  const left = Math.max(0, window.screenX + (window.outerWidth - WIDTH) / 2)
  const top = Math.max(0, window.screenY + (window.outerHeight - HEIGHT) / 2)
  return window.open(address, '_blank', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`)
}

/** Calls back when a window is closed, checked every second. */
export function whenClosed(popup: Window, onClosed: () => void): () => void {
  const timer = setInterval(() => {
    if (!popup.closed) return
    clearInterval(timer)
    onClosed()
  }, POLL_MS)
  return () => clearInterval(timer)
}
