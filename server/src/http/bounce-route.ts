import type { Hono } from 'hono'
import { AppError } from '../errors.ts'
import { sameText } from '../db/same-text.ts'

export interface Bounces {
  /** Null if no mail service is configured. */
  key: string | null
  receive: (body: unknown) => Promise<void>
}

/**
 * Called by a mail service to report bounces. There is no common signature: the key in the URL authenticates the
 * call.
 */
export function bindBounceRoute(app: Hono, { key, receive }: Bounces): void {
  app.post('/hooks/mail-bounces/:key', async (c) => {
    if (key === null || !sameText(c.req.param('key'), key)) throw new AppError('NOT_FOUND')
    // Some services send JSON as text.
    const body: unknown = await c.req.json().catch(() => {
      throw new AppError('BAD_REQUEST', { message: 'Send JSON.' })
    })
    await receive(body)
    return c.body(null, 204)
  })
}
