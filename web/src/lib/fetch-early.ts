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

const TRIES = 30
const AGAIN_MS = 2000

/** Tries again for a minute: a part whose code was asked for while the server was away appears when it is back. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let left = TRIES; left > 1; left--) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
  return load()
}
