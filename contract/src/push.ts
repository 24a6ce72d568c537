import { z } from 'zod'
import { call, response, unaudited } from './call.ts'

const base64url = (bytes: number, what: string) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+={0,2}$/, what)
    .max(Math.ceil((bytes * 4) / 3) + 4, what)

/** A browser subscribed to push notifications. */
export const pushBrowser = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.string(),
  /** Registered by the current session. */
  current: z.boolean(),
})
export type PushBrowser = z.infer<typeof pushBrowser>

/** Web Push (RFC 8030) to the browsers that a person subscribed. */
export const push = {
  read: call
    .meta({ who: 'user' })
    .route({ method: 'GET', path: '/api/push', summary: 'Get the push key and your subscribed browsers' })
    .output(response(z.object({ publicKey: z.string(), browsers: z.array(pushBrowser) }))),
  subscribe: call
    .meta({ who: 'user' })
    .meta(unaudited('own-settings'))
    .route({
      method: 'POST',
      path: '/api/push/subscriptions',
      summary: 'Subscribe this browser until its session ends',
    })
    .input(
      z.object({
        endpoint: z.string().max(2048, 'Use 2,048 characters or fewer'),
        keys: z.object({
          p256dh: base64url(65, 'Invalid browser key'),
          auth: base64url(16, 'Invalid browser secret'),
        }),
      }),
    )
    .output(response(z.object({ id: z.string() }))),
  unsubscribe: call
    .meta({ who: 'user' })
    .meta(unaudited('own-settings'))
    .route({ method: 'DELETE', path: '/api/push/subscriptions/{subscriptionId}', summary: 'Unsubscribe a browser' })
    .input(z.object({ subscriptionId: z.uuid('Invalid subscription ID') }))
    .output(z.object({ success: z.literal(true) })),
  test: call
    .meta({ who: 'user' })
    .meta(unaudited('no-change'))
    .route({ method: 'POST', path: '/api/push/test', summary: 'Send a test notification to this browser' })
    .output(z.object({ success: z.literal(true) })),
}
