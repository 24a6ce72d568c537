import { keys, storage } from './storage.ts'

/** The brand sent with calls: this tab's own choice, else the browser's last one. */
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
