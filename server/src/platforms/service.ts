import { type PlatformProblem, PlatformError } from './platform-error.ts'
import type { Access } from './access.ts'
import type { Billing } from './billing.ts'
import type { Discounts } from './discounts.ts'

/** One outside service that a brand connects to, whatever it is good for. */
export interface Service {
  readonly key: PlatformKey
  /** Name as a person reads it, e.g. `Judge.me`. */
  readonly name: string
  /** How a merchant lets us in; null where our app has no keys there. */
  readonly authorizer: Authorizer | null
  /** Reads the account once; throws `PlatformError` when the credentials are not accepted. */
  testConnection(access: Access): Promise<{ account: string; name: string | null }>
  /**
   * One page of what the shop sells, the youngest changes first. Throws `MissingPermissionError` where our access holds
   * all but this. Absent: the service has no products.
   */
  listProducts?(access: Access, cursor: string | null): Promise<ProductPage>
  /** What the merchant reads where products can't be read: at the consent, and of a connection. */
  readonly withoutProducts?: string
  /** Codes of the shop. Absent: the service has none. */
  readonly discounts?: Discounts
  /** What its merchant pays us for. Absent: nothing is paid there. */
  readonly billing?: Billing
  /**
   * Rights that we can't do without and do not have now, each as a sentence; asked of the service itself where an
   * answer to a read does not tell. What can't be told now is not lacking.
   */
  lacking?(access: Access): Promise<string[]>
  /**
   * Makes sure that our webhook address is registered; doing it twice changes nothing. `anew`: the credentials are new,
   * so what stands may be signed with a key that is gone. What the service refuses is left out and answered; the rest is
   * registered. Absent: the service has none.
   */
  ensureWebhooks?(access: Access, address: string, anew?: boolean): Promise<RefusedWebhook[]>
}

/** A topic that the service does not notify us about. */
export interface RefusedWebhook {
  topic: string
  /** The service's own words, for the log. */
  reason: string
  /** Whether new comments, or messages, are announced by it: without it comments come by polling, messages not at all. */
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

/** The way in by the service's own consent page (OAuth 2.0 or what the service made of it). */
export interface Authorizer {
  /**
   * Where to send the browser, already rewritten for OUTSIDE_BASE_URL. `typed` is what the merchant named beforehand
   * (a shop, page id, handle or property), checked for its form only. `verifier` is kept by us for `finish`.
   */
  begin(ask: { state: string; redirectUri: string; typed: string | null; withLess?: boolean }): {
    url: string
    verifier: string | null
  }
  /**
   * True when the service refused the authorization because it does not know a scope that we can do without: the same
   * person is then sent there once more, `withLess`.
   */
  askedTooMuch?(back: { query: URLSearchParams; verifier: string | null }): boolean
  /** False when the service does not know what was typed; true where it does, or can't be asked. */
  isKnown?(typed: string): Promise<boolean>
  /** True when the service signs its redirects and this one is genuine and recent; absent where it does not sign. */
  isGenuine?(query: URLSearchParams, now: Date): boolean
  /**
   * What the merchant granted, with every account that we may use; none is an empty list. Throws `PlatformError`:
   * `denied` when they said no, else as for reads.
   */
  finish(back: { query: URLSearchParams; redirectUri: string; verifier: string | null; now: Date }): Promise<Grant>
  /** How long before its end a token is refreshed, in milliseconds; five minutes unless set. */
  readonly refreshAheadMs?: number
  /** A new pair for one that expires; absent where tokens last. Throws `PlatformError` revoked when it is over. */
  refresh?(access: Access, now: Date): Promise<Credentials>
  /** Tells the service that we let go; absent where there is no such call. Never throws for a token that is dead. */
  revoke?(access: Access): Promise<void>
}

export interface Grant {
  scopes: string[]
  /** Wanted, but not granted: what then can't be done, each as a sentence for the merchant. */
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
  /** Secrets; sealed before they are stored. */
  values: Record<string, string>
  /** When the access token dies; null when it does not. */
  accessExpiresAt: Date | null
  /** When even the refresh token dies, or the account must be touched again; null when never. */
  refreshExpiresAt: Date | null
}

/** A `PlatformError` whose message is a sentence of ours, which the merchant reads as it is. */
export class UserFacingError extends PlatformError {
  constructor(problem: PlatformProblem, sentence: string) {
    super(problem, sentence)
    this.name = 'UserFacingError'
  }
}

/** One thing that we have no permission for, while our access is whole: costs that thing, never the connection. */
export class MissingPermissionError extends PlatformError {
  constructor(message: string) {
    super('reduced', message)
    this.name = 'MissingPermissionError'
  }
}

/** A request of ours that a service rejects as wrong, and will whenever it comes: a defect of ours. */
export interface RejectedRequest {
  platform: PlatformKey
  /** The name of the query or mutation. */
  request: string
  code: string
  /** In the service's own words. */
  said: string
}
