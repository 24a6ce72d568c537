import { useEffect } from 'react'

/** Fetches code before it is wanted. When it can't be had now, whoever wants it later is told then. */
export function fetchEarly(load: () => unknown): void {
  Promise.resolve()
    .then(load)
    .catch(() => undefined)
}

/** The same once the browser has nothing better to do: for what a first press on a screen is likely to want. */
export function useFetchedWhenIdle(load: () => unknown): void {
  useEffect(() => {
    const fetchIt = () => fetchEarly(load)
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchIt, IDLE_MS)
      return () => clearTimeout(timer)
    }
    const wish = window.requestIdleCallback(fetchIt, { timeout: IDLE_MS })
    return () => window.cancelIdleCallback(wish)
  }, [load])
}

const IDLE_MS = 3000
