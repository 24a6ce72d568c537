import { useEffect } from 'react'

/** Preloads code. Failures are ignored, because the later import reports them. */
export function fetchEarly(load: () => unknown): void {
  Promise.resolve()
    .then(load)
    .catch(() => undefined)
}

/**
 * Preloads code when the browser is idle: for what the first click on a screen likely needs. Not before `isReady`: a
 * browser that waits for the screen's data is idle too, and the preloaded code would take that data's place on the line.
 */
export function useFetchedWhenIdle(load: () => unknown, isReady = true): void {
  useEffect(() => {
    if (!isReady) return
    const fetchIt = () => fetchEarly(load)
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchIt, IDLE_MS)
      return () => clearTimeout(timer)
    }
    const wish = window.requestIdleCallback(fetchIt, { timeout: IDLE_MS })
    return () => window.cancelIdleCallback(wish)
  }, [load, isReady])
}

const IDLE_MS = 3000
