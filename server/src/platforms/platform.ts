import type { Access } from './access.ts'
import type { PlatformProblem } from './platform-error.ts'
import type { RefusedWebhook, Service } from './service.ts'

export { PlatformError } from './platform-error.ts'
export { UserFacingError } from './service.ts'
export type { Access } from './access.ts'
export type { PlatformKey } from './service.ts'
export type { PlatformProblem } from './platform-error.ts'

/** One interface for every outside service that brings comments and takes replies. */
export interface Platform extends Service {
  /** Longest public reply in characters. */
  readonly replyLimit: number
  /** Whether a reply that stands on the platform can be found again by its API; `findReply` then does it. */
  readonly canReadReplies: boolean
  /** newest-first: a sync may stop at the first page that it knows. by-post: it reads all that is as young as `since`. */
  readonly order: 'newest-first' | 'by-post'
  /**
   * One page. `cursor` is opaque and null for the first page; answers `nextCursor: null` after the last. With `since`,
   * posts that are older may be left out.
   */
  listComments(access: Access, cursor: string | null, since?: Date | null): Promise<CommentPage>
  /** Comments under one post, all pages together (at most 1,000); for webhooks that name a comment and no more. */
  listPost?(access: Access, postExternalId: string): Promise<CommentPage>
  /** How many comments the account has, or null when the platform does not say. */
  countComments(access: Access): Promise<number | null>
  /**
   * Writes one public reply. `onBegun` is awaited after the request's headers left and before its body does, so that
   * a crash before it resolves can't have posted anything. Never retries by itself.
   */
  reply(access: Access, reply: OutgoingReply, onBegun: () => Promise<void>): Promise<ReplyOutcome>
  /** Our own reply with these words to this comment, if it stands there. Throws `PlatformError` when that can't be told. */
  findReply?(access: Access, reply: OutgoingReply): Promise<{ externalId: string } | null>
  /** Other words for our reply that stands there; the same again leaves the same. Absent: the platform has no such call. */
  editReply?(access: Access, reply: PublishedReplyRef, text: string): Promise<void>
  /** Takes our reply away. Throws `PlatformError` not-found for one that is gone already. Absent: there is no such call. */
  withdrawReply?(access: Access, reply: PublishedReplyRef): Promise<void>
  ensureWebhooks(access: Access, address: string, anew?: boolean): Promise<RefusedWebhook[]>
  /** Which accounts a delivery claims to come from, read from the unverified body; none when it can't be told. */
  webhookAccounts(rawBody: Uint8Array, headers: Headers): string[]
  /** True when the signature over the raw body is right (constant time); `access` is the account's, null when unknown. */
  verifyWebhook(headers: Headers, rawBody: Uint8Array, access: Access | null, now: Date): boolean
  /**
   * What concerns this account. Call only after `verifyWebhook`. `dedupeKey` is the same for the same delivery twice.
   * `access` is the account's, null when nobody here connected it.
   */
  parseWebhook(rawBody: Uint8Array, account: string, headers: Headers, access?: Access | null): WebhookDelivery
}

export interface IncomingComment {
  externalId: string
  authorName: string | null
  authorEmail: string | null
  authorPhone: string | null
  /** The author's own id on the platform. */
  authorExternalId?: string | null
  /** The post or video that it stands under. */
  postExternalId?: string | null
  /** The comment that it answers. */
  parentExternalId?: string | null
  /** Where a person can see it. */
  permalink?: string | null
  /** The shop's answer that stands there already, whoever wrote it. */
  answer?: { text: string; at: Date | null } | null
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

export interface IncomingPost {
  externalId: string
  caption: string | null
  permalink: string | null
  pictureUrl: string | null
  postedAt: Date | null
}

export interface CommentPage {
  comments: IncomingComment[]
  /** Posts that the comments stand under, as far as this page saw them. */
  posts?: IncomingPost[]
  nextCursor: string | null
}

export interface OutgoingReply {
  externalId: string
  /** Of the post that the comment stands under, where there is one. */
  postExternalId?: string | null
  text: string
  /** Whether the platform should e-mail the author (off for imports and corrections). */
  notifyAuthor: boolean
}

/** A reply of ours that the platform took. */
export interface PublishedReplyRef {
  /** Its own id there. */
  replyId: string
  /** Of the comment that it answers, and of the post that both stand under. */
  externalId: string
  postExternalId?: string | null
}

export type ReplyOutcome =
  | { kind: 'posted'; externalId: string | null }
  | {
      kind: 'refused'
      problem: PlatformProblem
      /** For the log, unless it is user-facing: then a sentence of ours, which the merchant reads as it is. */
      reason: string
      isUserFacing?: boolean
      retryAfterMs: number | null
    }
  /** The request had begun and no answer tells whether it was accepted. */
  | { kind: 'unknown'; reason: string }

export interface WebhookDelivery {
  dedupeKey: string
  event: string
  comments: IncomingComment[]
  /** Posts under which something happened that the delivery does not tell in full. */
  posts?: string[]
  /** What the account itself answered under its posts: written by us, or by the merchant on the platform's own screen. */
  answers?: OwnAnswer[]
  /** Comments that were removed or hidden: they stay, but are not shown as public. */
  unpublished?: string[]
  /** The merchant took our rights away. */
  revoked?: boolean
  /** Something changed that is best read anew. */
  resync?: boolean
  /** Something about what the merchant pays changed: to be asked of the platform. */
  billing?: boolean
  /** Codes of the shop, or orders that used them, changed: to be read anew. */
  discounts?: boolean
  /** A person, or the whole shop, wants to know what we have, or to be forgotten. */
  privacy?: PrivacyAsk
}

export interface OwnAnswer {
  externalId: string
  postExternalId: string
}

export interface PrivacyAsk {
  topic: 'data-request' | 'redact-customer' | 'redact-shop'
  email: string | null
  phone: string | null
}
