import { lazy } from 'react'

/** A lazy part of a screen that survives server restarts. */
export const lazyPart: typeof lazy = (load) => lazy(() => untilLoaded(load))

const TRIES = 30
const AGAIN_MS = 2000

/** Retries for a minute, so that the part appears without a page reload. */
async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let left = TRIES; left > 1; left--) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
  return load()
}
