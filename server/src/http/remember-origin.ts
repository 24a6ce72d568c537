import type { MiddlewareHandler } from 'hono'
import { inRequest } from '../request-origin.ts'
import { clientAddress } from './client-address.ts'

/** The audit log names where a change came from, whichever verb makes it. */
export const rememberOrigin =
  (trustProxy: string[]): MiddlewareHandler =>
  (c, next) =>
    inRequest({ address: clientAddress(c, trustProxy), userAgent: c.req.header('user-agent') ?? null }, next)
