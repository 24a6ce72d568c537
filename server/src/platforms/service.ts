import { type PlatformProblem, PlatformError } from './platform-error.ts'
import type { Access } from './access.ts'
import type { Billing } from './billing.ts'
import type { Discounts } from './discounts.ts'

/** An outside service that a brand connects to. */
export interface Service {
  readonly key: PlatformKey
  /** Display name, e.g. `Judge.me`. */
  readonly name: string
  /** How merchants authorize us; null if our app has no keys there. */
  readonly authorizer: Authorizer | null
  /** A merchant can also connect by pasting a token. */
  readonly acceptsToken?: true
  /** What an account is: the shop itself, or an account of its own (the default). */
  readonly accountIsShop?: true
  /** Reads the account once. Throws `PlatformError` if the credentials are rejected. */
  testConnection(access: Access): Promise<{ account: string; name: string | null }>
  /**
   * One page of products, most recently changed first. Throws `MissingPermissionError` if only
   * this permission is missing. Absent if the service has no products.
   */
  listProducts?(access: Access, cursor: string | null): Promise<ProductPage>
  /** Shown at the consent and on a connection if products can't be read. */
  readonly withoutProducts?: string
  /** The shop's discount codes. Absent if the service has none. */
  readonly discounts?: Discounts
  /** What the merchant pays us. Absent if nothing is billed there. */
  readonly billing?: Billing
  /**
   * Required permissions that are missing now, each as a sentence; read from the service if
   * errors don't show them. An unknown permission doesn't count as missing.
   */
  missingPermissions?(access: Access): Promise<string[]>
  /**
   * Registers our webhook URL; repeating it changes nothing. `recreate`: existing webhooks may be
   * signed with an old key. Refusals are returned, the rest is registered. Absent if the service
   * has no webhooks.
   */
  ensureWebhooks?(access: Access, address: string, recreate?: boolean): Promise<RefusedWebhook[]>
  /** The status that a stored webhook is confirmed with; 204 by default. */
  readonly webhookStatus?: 200
  /** Verifies our webhook URL by a GET with `hub.challenge` and a token before it sends any. */
  readonly challengesWebhookUrl?: true
}

/** A webhook topic that the service refused. */
export interface RefusedWebhook {
  topic: string
  /** The service's own message, for the log. */
  reason: string
  /**
   * Whether webhooks announce new comments or messages. Without them, comments are polled and messages never arrive.
   */
  bringsComments: boolean
}

export interface IncomingProduct {
  externalId: string
  handle: string | null
  title: string
  details: string | null
  pictureUrl: string | null
}

export interface ProductPage {
  products: IncomingProduct[]
  nextCursor: string | null
}

export type PlatformKey = 'shopify' | 'judgeme' | 'yotpo' | 'instagram' | 'facebook' | 'tiktok' | 'whatsapp' | 'google'

/** Authorization by the service's own consent page (OAuth 2.0 or similar). */
export interface Authorizer {
  /**
   * Where to send the browser, already rewritten for OUTSIDE_BASE_URL. `typed` is the merchant's
   * input (a shop, page id, handle or property), checked for its form only. We keep `verifier`
   * for `finish`.
   */
  begin(ask: { state: string; redirectUri: string; typed: string | null; withLess?: boolean }): {
    url: string
    verifier: string | null
  }
  /** What the merchant types names one account, so a different account is never connected silently. */
  readonly typedNamesAccount?: true
  /**
   * True if the service rejected an optional scope as unknown: the merchant is then sent there
   * again `withLess`.
   */
  requestedTooMuch?(back: { query: URLSearchParams; verifier: string | null }): boolean
  /** False if the service doesn't know what was typed; true if it does, or if that can't be checked. */
  isKnown?(typed: string): Promise<boolean>
  /** True if the service signs its redirects and this one is genuine and recent. Absent if it doesn't sign. */
  verifyRedirect?(query: URLSearchParams, now: Date): boolean
  /**
   * What the merchant granted, with every account that we can use; an empty list if none. Throws
   * `PlatformError`: `denied` if they declined, else as for reads.
   */
  finish(back: { query: URLSearchParams; redirectUri: string; verifier: string | null; now: Date }): Promise<Grant>
  /** How long before its expiry a token is refreshed, in milliseconds; five minutes by default. */
  readonly refreshAheadMs?: number
  /**
   * Refreshes an expiring pair of tokens. Absent if tokens don't expire. Throws a revoked `PlatformError` if access
   * ended.
   */
  refresh?(access: Access, now: Date): Promise<Credentials>
  /** Revokes our access at the service. Absent if there is no such call. Never throws for an invalid token. */
  revoke?(access: Access): Promise<void>
}

export interface Grant {
  scopes: string[]
  /** Requested but not granted: what won't work, each as a sentence for the merchant. */
  missing: string[]
  accounts: GrantedAccount[]
}

export interface GrantedAccount {
  account: string
  name: string
  /** Public facts, never a secret. */
  details: Record<string, string>
  credentials: Credentials
}

export interface Credentials {
  /** Secrets, encrypted before they are stored. */
  values: Record<string, string>
  /** When the access token expires; null if it doesn't. */
  accessExpiresAt: Date | null
  /** When the refresh token expires or the account must be read again; null if never. */
  refreshExpiresAt: Date | null
}

/** A `PlatformError` whose message is our own sentence, shown to the merchant as it is. */
export class UserFacingError extends PlatformError {
  constructor(problem: PlatformProblem, sentence: string) {
    super(problem, sentence)
    this.name = 'UserFacingError'
  }
}

/** A single missing permission while the rest of our access works: it never ends the connection. */
export class MissingPermissionError extends PlatformError {
  constructor(message: string) {
    super('reduced', message)
    this.name = 'MissingPermissionError'
  }
}

/** A request that the service will always reject as invalid: a bug of ours. */
export interface RejectedRequest {
  platform: PlatformKey
  /** The name of the query or mutation. */
  request: string
  code: string
  /** In the service's own words. */
  message: string
}
