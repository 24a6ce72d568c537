import { keys, storage } from './storage.ts'

/** The bearer token. It only works with the session cookie that it was created from. */
export const token = {
  get: (): string | null => storage.get('session', keys.token) ?? storage.get('local', keys.token),
  set: (value: string, remember: boolean) => {
    // Set first: another tab that finds no token in between would sign out.
    storage.set(remember ? 'local' : 'session', keys.token, value)
    storage.remove(remember ? 'session' : 'local', keys.token)
  },
  clear: () => {
    storage.remove('local', keys.token)
    storage.remove('session', keys.token)
  },
}
