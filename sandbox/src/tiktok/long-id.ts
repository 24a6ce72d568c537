import type { Store } from '../store/store.ts'

/** TikTok's ids have 19 digits, which a number can't hold exactly. */
export const longId = (store: Store): string => `730${store.nextId()}`
