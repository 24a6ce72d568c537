import { keys, storage } from './storage.ts'

/** The brand that calls name: this tab's own choice, else the last one of the browser. */
export const currentBrand = {
  get: (): string | null => storage.get('session', keys.brandSession) ?? storage.get('local', keys.brandLocal),
  set: (brandId: string) => {
    storage.set('session', keys.brandSession, brandId)
    storage.set('local', keys.brandLocal, brandId)
  },
  clear: () => {
    storage.remove('session', keys.brandSession)
    storage.remove('local', keys.brandLocal)
  },
}
