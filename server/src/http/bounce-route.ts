import type { Hono } from 'hono'
import { AppError } from '../errors.ts'
import { sameText } from '../db/same-text.ts'

export interface Bounces {
  /** Null where no mail service was told of us. */
  key: string | null
  receive: (body: unknown) => Promise<void>
}

/** A mail service tells of mail that came back. It signs nothing that all of them have: the key in the address is the proof. */
export function bindBounceRoute(app: Hono, { key, receive }: Bounces): void {
  app.post('/hooks/mail-bounces/:key', async (c) => {
    if (key === null || !sameText(c.req.param('key'), key)) throw new AppError('NOT_FOUND')
    // Some send JSON as text.
    const body: unknown = await c.req.json().catch(() => {
      throw new AppError('BAD_REQUEST', { message: 'Send JSON.' })
    })
    await receive(body)
    return c.body(null, 204)
  })
}
