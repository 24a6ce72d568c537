import type { Store } from '../store/store.ts'

/** Ids of 19 digits, as TikTok's are: a number can't hold them. */
export const longId = (store: Store): string => `730${store.nextId()}`
