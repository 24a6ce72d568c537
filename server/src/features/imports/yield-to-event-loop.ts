import { setImmediate } from 'node:timers/promises'

/** Lets this process's requests and timers run first. */
export const yieldToEventLoop = (): Promise<void> => setImmediate()

/** Called between two pieces of work: yields once they have taken a millisecond. */
export function createYielder(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < SLICE_MS) return undefined
    return yieldToEventLoop().then(() => {
      since = performance.now()
    })
  }
}

const SLICE_MS = 1
