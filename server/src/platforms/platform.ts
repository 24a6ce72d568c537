/** One interface for every outside service that brings comments and takes replies. */
export interface Platform {
  readonly key: PlatformKey
  /** Name as a person reads it, e.g. `Judge.me`. */
  readonly name: string
  /** Longest public reply in characters. */
  readonly replyLimit: number
  /** Whether a reply that stands on the platform can be found again by its API. */
  readonly canReadReplies: boolean
  /** Reads the account once; throws `PlatformError` when the credentials are not accepted. */
  testConnection(access: Access): Promise<{ account: string; name: string | null }>
  /** One page, newest first. `cursor` is opaque and null for the first page; answers `nextCursor: null` after the last. */
  listComments(access: Access, cursor: string | null): Promise<CommentPage>
  /** How many comments the account has, or null when the platform does not say. */
  countComments(access: Access): Promise<number | null>
  /**
   * Writes one public reply. `onBegun` is awaited after the request's headers left and before its body does, so that
   * a crash before it resolves can't have posted anything. Never retries by itself.
   */
  reply(access: Access, reply: OutgoingReply, onBegun: () => Promise<void>): Promise<ReplyOutcome>
  /** Makes sure that our webhook address is registered; doing it twice changes nothing. */
  ensureWebhooks(access: Access, address: string): Promise<void>
  /** Which account a delivery claims to come from, read from the unverified body; null when it can't be told. */
  webhookAccount(rawBody: Uint8Array): string | null
  /** True when the signature over the raw body was made with this access's key (constant time). */
  verifyWebhook(headers: Headers, rawBody: Uint8Array, access: Access): boolean
  /** Call only after `verifyWebhook`. `dedupeKey` is the same for the same delivery sent twice. */
  parseWebhook(rawBody: Uint8Array): WebhookDelivery
}

export type PlatformKey = 'shopify' | 'judgeme' | 'yotpo' | 'instagram' | 'facebook' | 'tiktok' | 'whatsapp' | 'google'

/** The account and its opened (plain) credentials; never logged, never stored in this form. */
export interface Access {
  account: string
  credentials: Readonly<Record<string, string>>
}

export interface IncomingComment {
  externalId: string
  authorName: string | null
  authorEmail: string | null
  authorPhone: string | null
  /** 1 to 5, or null where the platform has no stars. */
  rating: number | null
  title: string | null
  /** As the platform gave it; may hold HTML, never trusted. */
  text: string
  productExternalId: string | null
  productTitle: string | null
  occurredAt: Date
  /** The platform's own time of the last change; newest wins. */
  updatedAt: Date
  /** False for unpublished and spam items: they are not shown as public. */
  published: boolean
  verified: string | null
}

export interface CommentPage {
  comments: IncomingComment[]
  nextCursor: string | null
}

export interface OutgoingReply {
  externalId: string
  text: string
  /** Whether the platform should e-mail the author (off for imports and corrections). */
  notifyAuthor: boolean
}

export type ReplyOutcome =
  | { kind: 'posted'; externalId: string | null }
  | { kind: 'refused'; problem: PlatformProblem; reason: string; retryAfterMs: number | null }
  /** The request had begun and no answer tells whether it was accepted. */
  | { kind: 'unknown'; reason: string }

export type PlatformProblem = 'revoked' | 'not-found' | 'invalid' | 'rate-limited' | 'unavailable'

export interface WebhookDelivery {
  dedupeKey: string
  event: string
  comments: IncomingComment[]
}

/** Thrown by reads. `problem` says what to do: reconnect, wait `retryAfterMs`, or report. */
export class PlatformError extends Error {
  readonly problem: PlatformProblem
  readonly retryAfterMs: number | null
  constructor(problem: PlatformProblem, message: string, retryAfterMs: number | null = null) {
    super(message)
    this.name = 'PlatformError'
    this.problem = problem
    this.retryAfterMs = retryAfterMs
  }
}
