import { z } from 'zod'
import { call } from './call.ts'
import { owners, writers } from './roles.ts'

export const connectionStates = ['connected', 'behind', 'signed-out'] as const

export const connectionEntry = z.object({
  BrandId: z.string(),
  BrandName: z.string(),
  shop_domain: z.string(),
  shop: z.string(),
  connected_at: z.string(),
  connectedAt: z.string(),
  createdAt: z.string(),
  state: z.enum(connectionStates),
  lastSyncAt: z.string().nullable(),
  lastError: z.string().nullable(),
  /** The running or last import of everything that the account has. */
  backfill: z.object({
    state: z.enum(['waiting', 'running', 'done', 'failed']),
    done: z.number().int(),
    total: z.number().int().nullable(),
    jobId: z.string().nullable(),
  }),
})

export const connectionSummary = z.object({
  connected: z.boolean(),
  canRemove: z.boolean(),
  type: z.enum(['ecommerce', 'reviews', 'social', 'messaging', 'analytics']),
  name: z.string(),
  description: z.string(),
  data: z.array(connectionEntry),
})

/** Only platforms that are built are listed; each later one adds its key here. */
export const connectionList = z.object({
  connections: z.object({ judgeme: connectionSummary }),
  totalConnections: z.number().int(),
  userEmail: z.string(),
})
export type ConnectionList = z.infer<typeof connectionList>

export const connections = {
  list: call
    .route({ method: 'GET', path: '/api/connections', summary: 'Connections of the brand and how they are doing' })
    .output(z.object({ success: z.literal(true), data: connectionList })),
  connectJudgeme: call
    .meta({ who: 'member', roles: owners })
    .route({
      method: 'POST',
      path: '/api/connections/judgeme',
      summary: 'Connect a shop by its private Judge.me token',
    })
    .input(
      z.object({
        shopDomain: z
          .string()
          .trim()
          .toLowerCase()
          .max(253)
          .regex(
            /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/,
            'Please enter a valid Shopify domain (e.g., your-shop.myshopify.com)',
          ),
        token: z
          .string()
          .trim()
          .min(8, 'The token is too short')
          .max(200)
          .regex(/^[\x21-\x7e]+$/, 'The token has characters that no token has'),
      }),
    )
    .output(z.object({ success: z.literal(true), data: connectionList })),
  sync: call
    .meta({ who: 'member', roles: writers })
    .route({ method: 'POST', path: '/api/connections/judgeme/sync', summary: 'Read the newest comments now' })
    .output(z.object({ success: z.literal(true), data: z.object({ queued: z.boolean() }) })),
}
