import { setImmediate } from 'node:timers/promises'

/** Lets requests and timers of this process go first. */
export const turn = (): Promise<void> => setImmediate()
