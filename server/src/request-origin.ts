import { AsyncLocalStorage } from 'node:async_hooks'

/** Where the current request came from. */
export interface RequestOrigin {
  /** The caller's network address. */
  address: string
  userAgent: string | null
}

const current = new AsyncLocalStorage<RequestOrigin>()

export const inRequest = <T>(origin: RequestOrigin, work: () => T): T => current.run(origin, work)

/** Null in jobs and sweeps. */
export const requestOrigin = (): RequestOrigin | null => current.getStore() ?? null
