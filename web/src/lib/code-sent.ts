import { keys, storage } from './storage.ts'

/** The server's lifetime of a code. */
export const CODE_LIFE_S = 300

/**
 * Expiry of the code requested in this tab, stored so that a reload doesn't restart the countdown.
 */
export const codeSent = {
  now: (email: string) => {
    const until = Date.now() + CODE_LIFE_S * 1000
    storage.set('session', keys.codeSent, `${until} ${email.toLowerCase()}`)
  },
  /** Null if this tab requested none. */
  until: (email: string): number | null => {
    const [until, to] = (storage.get('session', keys.codeSent) ?? '').split(' ')
    return until && to === email.toLowerCase() ? Number(until) : null
  },
  forget: () => storage.remove('session', keys.codeSent),
}
