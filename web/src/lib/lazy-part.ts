import { lazy } from 'react'

/** A part of a screen with code of its own; its code may be asked for while the server is away. */
export const lazyPart: typeof lazy = (load) => lazy(() => untilLoaded(load))

const TRIES = 30
const AGAIN_MS = 2000

/** Tries again for a minute: the part appears when the server is back, without loading the page again. */
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
