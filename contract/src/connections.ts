import { z } from 'zod'
import { call } from './call.ts'
import { serviceKey, serviceTypes, typedFields } from './platforms.ts'

/** behind: trouble that passes. signed-out: a person must reconnect; `lastError` says why. */
export const connectionStates = ['connected', 'behind', 'signed-out'] as const

export const connectionEntry = z.object({
  BrandId: z.string(),
  BrandName: z.string(),
  /** The platform's id of the account: a shop's domain, a page's, an account's or a property's id. */
  account: z.string(),
  /** As a person knows it. */
  name: z.string().nullable(),
  shop_domain: z.string(),
  shop: z.string(),
  PageName: z.string().nullable(),
  Username: z.string().nullable(),
  app_key: z.string().nullable(),
  whatsappBusinessAccounts: z.array(z.string()),
  connected_at: z.string(),
  connectedAt: z.string(),
  createdAt: z.string(),
  state: z.enum(connectionStates),
  scopes: z.array(z.string()),
  lastSyncAt: z.string().nullable(),
  nextSyncAt: z.string().nullable(),
  lastError: z.string().nullable(),
  /** Wanted and not granted: what can't be done without each, as a sentence. */
  missing: z.array(z.string()),
  /**
   * How new reviews and comments arrive: announced at once, or found by checking every 15 minutes. Messages of WhatsApp
   * can't be found by checking: there `polling` means that none arrive.
   */
  updates: z.enum(['webhooks', 'polling']),
  /** When the newest comment of the account came in. */
  lastCommentAt: z.string().nullable(),
  commentsIn: z.number().int(),
  repliesOut: z.number().int(),
  /** The running or last import of everything that the account has. */
  backfill: z.object({
    state: z.enum(['waiting', 'running', 'done', 'failed']),
    done: z.number().int(),
    total: z.number().int().nullable(),
    jobId: z.string().nullable(),
  }),
})
export type ConnectionEntry = z.infer<typeof connectionEntry>

export const connectionSummary = z.object({
  connected: z.boolean(),
  canRemove: z.boolean(),
  /** False where this installation has no keys of ours at the service. */
  available: z.boolean(),
  type: z.enum(serviceTypes),
  name: z.string(),
  description: z.string(),
  data: z.array(connectionEntry),
})

export const connectionList = z.object({
  connections: z.object({
    shopify: connectionSummary,
    judgeme: connectionSummary,
    yotpo: connectionSummary,
    instagram: connectionSummary,
    facebook: connectionSummary,
    tiktok: connectionSummary,
    whatsapp: connectionSummary,
    google: connectionSummary,
  }),
  totalConnections: z.number().int(),
  userEmail: z.string(),
})
export type ConnectionList = z.infer<typeof connectionList>

/** How reading went in the last 24 hours, and what changed. Half hours without a mark had nothing to do. */
export const connectionActivity = z.object({
  /** Beginning of the first of 48 half hours. */
  from: z.string(),
  marks: z.array(
    z.object({
      platform: serviceKey,
      at: z.string(),
      done: z.number().int(),
      failed: z.number().int(),
      note: z.string().nullable(),
    }),
  ),
  events: z.array(
    z.object({
      id: z.string(),
      platform: serviceKey,
      kind: z.enum(['connected', 'removed', 'signed-out', 'behind', 'recovered', 'imported']),
      detail: z.string().nullable(),
      at: z.string(),
    }),
  ),
})
export type ConnectionActivity = z.infer<typeof connectionActivity>

/** How a navigation ends that did not connect: `error` of /error, which has the words for each. */
export const connectErrors = [
  /** Not signed by Shopify. */
  'invalid_hmac',
  /** No address of a store. */
  'invalid_shop',
  /** Shopify knows no such store. */
  'shop_unknown',
  /** A company here has it already, and whoever came is not of that company, or not signed in. */
  'shop_taken',
  /** Nothing that this browser began. */
  'oauth_state',
  /** The merchant said no. */
  'oauth_denied',
  'install_failed',
  /** `reason` is the code of the refusal. */
  'connect_failed',
] as const
export type ConnectError = (typeof connectErrors)[number]

/** An authorisation under way, as the window that began it may see it. */
export const attempt = z.object({
  attemptId: z.string(),
  platform: serviceKey,
  brandId: z.string().nullable(),
  state: z.enum(['begun', 'choosing', 'done', 'failed']),
  reason: z.string().nullable(),
  /** Wanted and not granted: what can't be done without each, as a sentence. */
  missing: z.array(z.string()),
  /** What was granted, while one is to be chosen. */
  accounts: z.array(z.object({ account: z.string(), name: z.string() })),
})
export type Attempt = z.infer<typeof attempt>

export const done = <T extends z.ZodType>(data: T) => z.object({ success: z.literal(true), data })
export const begun = z.object({ oauthUrl: z.string(), attemptId: z.string() })
const via = z.enum(['popup', 'page'])
const connected = z.object({ connected: z.boolean() })
const typedConnect = { brandId: z.uuid() }

export const connections = {
  list: call
    .route({ method: 'GET', path: '/api/connections', summary: 'List the brand’s connections and their status' })
    .output(done(connectionList)),
  activity: call
    .route({ method: 'GET', path: '/api/connections/activity', summary: 'List activity of the last 24 hours' })
    .output(done(connectionActivity)),
  oauthUrl: call
    .meta({ who: 'member', permission: 'connections.manage' })
    .route({
      method: 'GET',
      path: '/api/connections/{platform}/oauth-url',
      summary: 'Get the service’s consent URL. Also sets the cookie needed for the return',
    })
    .input(z.object({ platform: serviceKey, typed: z.string().max(253).optional(), via: via.optional() }))
    .output(z.object({ success: z.literal(true), data: begun, message: z.string() })),
  attempt: call
    .meta({ who: 'member', permission: 'connections.manage' })
    .route({ method: 'GET', path: '/api/connections/attempts/{attemptId}', summary: 'Get an authorization’s result' })
    .input(z.object({ attemptId: z.uuid() }))
    .output(done(attempt)),
  choose: call
    .meta({ who: 'member', permission: 'connections.manage', audit: ['connection.connected'] })
    .route({ method: 'POST', path: '/api/connections/choose', summary: 'Connect one of the granted accounts' })
    .input(z.object({ attemptId: z.uuid(), account: z.string().min(1).max(253) }))
    .output(done(attempt)),
  connectJudgeme: call
    .meta({ who: 'member', permission: 'connections.manage', audit: ['connection.connected'] })
    .route({ method: 'POST', path: '/api/connections/judgeme', summary: 'Connect a store by private Judge.me token' })
    .input(
      z.object({
        shopDomain: typedFields.shopify,
        token: z
          .string()
          .trim()
          .min(8, 'This token is too short')
          .max(200)
          .regex(/^[\x21-\x7e]+$/, 'This token contains invalid characters'),
      }),
    )
    .output(done(connectionList)),
  remove: call
    .meta({ who: 'member', permission: 'connections.manage', audit: ['connection.removed'] })
    .route({
      method: 'DELETE',
      path: '/api/connections/{platform}',
      summary: 'Disconnect a service. Reviews and replies stay',
      inputStructure: 'detailed',
    })
    .input(
      z.object({
        params: z.object({ platform: serviceKey }),
        query: z.object({ brandId: z.uuid().optional() }),
      }),
    )
    .output(z.object({ success: z.literal(true), message: z.string() })),
  sync: call
    .meta({ who: 'member', permission: ['comments.organize', 'connections.manage'], unaudited: 'read-again' })
    .route({ method: 'POST', path: '/api/connections/{platform}/sync', summary: 'Sync now' })
    .input(z.object({ platform: serviceKey }))
    .output(done(z.object({ queued: z.boolean() }))),
  status: call
    .route({
      method: 'GET',
      path: '/integration/{platform}/status/{brandId}',
      summary: 'Check if a brand is connected',
    })
    .input(z.object({ platform: serviceKey, brandId: z.uuid() }))
    .output(connected),
  check: call
    .meta({ who: 'member', unaudited: 'no-change' })
    .route({
      method: 'POST',
      path: '/integrations/{platform}/check-connection',
      summary: 'Check again if a brand is connected',
    })
    .input(z.object({ platform: serviceKey, brandId: z.uuid() }))
    .output(connected),
  checkByName: call
    .meta({ who: 'member', unaudited: 'no-change' })
    .route({ method: 'POST', path: '/onboarding/check-connection', summary: 'The same, by service name' })
    .input(z.object({ serviceName: serviceKey, brandId: z.uuid() }))
    .output(connected),
  connectFacebook: call
    .meta({ who: 'member', permission: 'connections.manage', unaudited: 'entry-follows' })
    .route({ method: 'POST', path: '/integrations/facebook/connect', summary: 'Start with a page ID, then consent' })
    .input(z.object({ ...typedConnect, pageId: typedFields.facebook }))
    .output(done(begun)),
  connectTiktok: call
    .meta({ who: 'member', permission: 'connections.manage', unaudited: 'entry-follows' })
    .route({ method: 'POST', path: '/integrations/tiktok/connect', summary: 'Start with a handle, then consent' })
    .input(z.object({ ...typedConnect, handle: typedFields.tiktok }))
    .output(done(begun)),
  connectGoogle: call
    .meta({ who: 'member', permission: 'connections.manage', unaudited: 'entry-follows' })
    .route({ method: 'POST', path: '/integrations/google/connect', summary: 'Start with a property ID, then consent' })
    .input(z.object({ ...typedConnect, businessId: typedFields.google }))
    .output(done(begun)),
}
