import { useEffect } from 'react'

/** Preloads code. Failures are ignored, because the later import reports them. */
export function fetchEarly(load: () => unknown): void {
  Promise.resolve()
    .then(load)
    .catch(() => undefined)
}

/** Preloads code when the browser is idle: for what the first click on a screen likely needs. */
export function useFetchedWhenIdle(load: () => unknown): void {
  useEffect(() => {
    const fetchIt = () => fetchEarly(load)
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchIt, IDLE_MS)
      return () => clearTimeout(timer)
    }
    const wish = window.requestIdleCallback(fetchIt, { timeout: IDLE_MS })
    return () => window.cancelIdleCallback(wish)
  }, [load])
}

const IDLE_MS = 3000
