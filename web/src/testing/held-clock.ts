import { vi } from 'vitest'

/** Timers stand still until a test moves them on. */
export const held = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })

/** What appears without any time passing on the held clock, however long the machine takes. */
export const seen = <T>(find: () => T): Promise<T> => vi.waitFor(find, { interval: 0, timeout: 60_000 })
