import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { plainRoutes } from '@bizamply/contract/plain-routes'
import { AppError } from '../errors.ts'

export type Unsubscribe = (input: { token: string; all: boolean }) => Promise<void>

const BODY = 1000

/** Mail programs post here without session or CSRF token: the encrypted token alone decides. A GET gets the page. */
export function bindUnsubscribeRoute(app: Hono, unsubscribe: Unsubscribe): void {
  const { path } = plainRoutes.unsubscribe
  const onError = (): never => {
    throw new AppError('TOO_LARGE')
  }
  app.post(path, bodyLimit({ maxSize: BODY, onError }), async (c) => {
    const token = c.req.query('token') ?? ''
    if (token.length > BODY) throw new AppError('BAD_REQUEST')
    await unsubscribe({ token, all: c.req.query('all') === '1' })
    c.header('cache-control', 'no-store')
    return c.json({ success: true })
  })
}
