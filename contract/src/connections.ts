import { z } from 'zod'
import { call, response } from './call.ts'
import { serviceKey, serviceTypes, typedFields } from './platforms.ts'

/** behind: temporary trouble. signed-out: a person must reconnect; `lastError` says why. */
export const connectionStates = ['connected', 'behind', 'signed-out'] as const

export const connectionEntry = z.object({
  BrandId: z.string(),
  BrandName: z.string(),
  /**
   * The account's id on the platform: a shop's domain, or the id of a page, account, or property.
   */
  account: z.string(),
  /** Display name. */
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
  /** Missing permissions: a sentence for each says what doesn't work without it. */
  missing: z.array(z.string()),
  /**
   * How new comments arrive: by webhook, or by polling every 15 minutes. WhatsApp messages can't be
   * polled: there `polling` means that none arrive.
   */
  updates: z.enum(['webhooks', 'polling']),
  /** When the account's newest comment arrived. */
  lastCommentAt: z.string().nullable(),
  commentsIn: z.number().int(),
  repliesOut: z.number().int(),
  /** The running or latest import of the account's full history. */
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
  /** False if this installation has no API keys for the service. */
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

/** Reads and changes of the last 24 hours. Half hours without activity have no entry. */
export const connectionActivity = z.object({
  /** Start of the first of 48 half hours. */
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

/** How a failed connection attempt ends: the `error` of /error, which has a message for each. */
export const connectErrors = [
  /** The request isn't signed by Shopify. */
  'invalid_hmac',
  /** Not a store’s domain. */
  'invalid_shop',
  /** Shopify doesn't know this store. */
  'shop_unknown',
  /** A company here already has the store, and the visitor isn't signed in as its member. */
  'shop_taken',
  /** Another browser started the authorization. */
  'oauth_state',
  /** The merchant declined. */
  'oauth_denied',
  'install_failed',
  /** `reason` is the error code. */
  'connect_failed',
] as const
export type ConnectError = (typeof connectErrors)[number]

/** A pending authorization, as seen by the window that started it. */
export const attempt = z.object({
  attemptId: z.string(),
  platform: serviceKey,
  brandId: z.string().nullable(),
  state: z.enum(['begun', 'choosing', 'done', 'failed']),
  reason: z.string().nullable(),
  /** Missing permissions: a sentence for each says what doesn't work without it. */
  missing: z.array(z.string()),
  /** The granted accounts, while the user has to choose one. */
  accounts: z.array(z.object({ account: z.string(), name: z.string() })),
})
export type Attempt = z.infer<typeof attempt>

export const begun = z.object({ oauthUrl: z.string(), attemptId: z.string() })
const via = z.enum(['popup', 'page'])
const connected = z.object({ connected: z.boolean() })
const typedConnect = { brandId: z.uuid() }

export const connections = {
  list: call
    .route({ method: 'GET', path: '/api/connections', summary: 'List the brand’s connections and their status' })
    .output(response(connectionList)),
  activity: call
    .route({ method: 'GET', path: '/api/connections/activity', summary: 'List activity of the last 24 hours' })
    .output(response(connectionActivity)),
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
    .output(response(attempt)),
  choose: call
    .meta({ who: 'member', permission: 'connections.manage', audit: ['connection.connected'] })
    .route({ method: 'POST', path: '/api/connections/choose', summary: 'Connect one of the granted accounts' })
    .input(z.object({ attemptId: z.uuid(), account: z.string().min(1).max(253) }))
    .output(response(attempt)),
  connectJudgeme: call
    .meta({ who: 'member', permission: 'connections.manage', audit: ['connection.connected'] })
    .route({ method: 'POST', path: '/api/connections/judgeme', summary: 'Connect a store with a private token' })
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
    .output(response(connectionList)),
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
    .output(response(z.object({ queued: z.boolean() }))),
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
    .route({ method: 'POST', path: '/integrations/facebook/connect', summary: 'Start connecting a page by ID' })
    .input(z.object({ ...typedConnect, pageId: typedFields.facebook }))
    .output(response(begun)),
  connectTiktok: call
    .meta({ who: 'member', permission: 'connections.manage', unaudited: 'entry-follows' })
    .route({ method: 'POST', path: '/integrations/tiktok/connect', summary: 'Start connecting an account by handle' })
    .input(z.object({ ...typedConnect, handle: typedFields.tiktok }))
    .output(response(begun)),
  connectGoogle: call
    .meta({ who: 'member', permission: 'connections.manage', unaudited: 'entry-follows' })
    .route({ method: 'POST', path: '/integrations/google/connect', summary: 'Start connecting a property by ID' })
    .input(z.object({ ...typedConnect, businessId: typedFields.google }))
    .output(response(begun)),
}
