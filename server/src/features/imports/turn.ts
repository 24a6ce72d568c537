import { setImmediate } from 'node:timers/promises'

/** Lets requests and timers of this process go first. */
export const turn = (): Promise<void> => setImmediate()

/** Asked between two pieces of work: lets others go first as soon as a millisecond was worked. */
export function breather(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < BREATH_MS) return undefined
    return turn().then(() => {
      since = performance.now()
    })
  }
}

const BREATH_MS = 1
