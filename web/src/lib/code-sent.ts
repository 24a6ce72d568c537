import { keys, storage } from './storage.ts'

/** As long as the server accepts a code. */
export const CODE_LIFE_S = 300

/** Until when the code lives that was sent from this tab, so that a reload does not start its time anew. */
export const codeSent = {
  now: (email: string) => {
    const until = Date.now() + CODE_LIFE_S * 1000
    storage.set('session', keys.codeSent, `${until} ${email.toLowerCase()}`)
  },
  /** Null when this tab asked for none. */
  until: (email: string): number | null => {
    const [until, to] = (storage.get('session', keys.codeSent) ?? '').split(' ')
    return until && to === email.toLowerCase() ? Number(until) : null
  },
  forget: () => storage.remove('session', keys.codeSent),
}
