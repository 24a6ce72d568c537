import type { Access } from './access.ts'
import type { PlatformProblem } from './platform-error.ts'
import type { RefusedWebhook, Service } from './service.ts'

export { PlatformError } from './platform-error.ts'
export { UserFacingError } from './service.ts'
export type { Access } from './access.ts'
export type { PlatformKey } from './service.ts'
export type { PlatformProblem } from './platform-error.ts'

/** The interface of every outside service that brings comments and takes replies. */
export interface Platform extends Service {
  /** Longest public reply in characters. */
  readonly replyLimit: number
  /** Whether a published reply can be found by the API, using `findReply`. */
  readonly canReadReplies: boolean
  /** A refused reply doesn't mean that reads are refused: replies have a permission or an owner of their own. */
  readonly repliesApart?: true
  /** newest-first: a sync can stop at the first known page. by-post: it reads everything back to `since`. */
  readonly order: 'newest-first' | 'by-post'
  /**
   * One page. `cursor` is opaque and null for the first page; `nextCursor` is null after the
   * last. With `since`, older posts may be left out.
   */
  listComments(access: Access, cursor: string | null, since?: Date | null): Promise<CommentPage>
  /** The newest comments under one post (at most 1,000), for webhooks that only name a comment. */
  listPost?(access: Access, postExternalId: string): Promise<CommentPage>
  /** The account's number of comments, or null if the platform doesn't say. */
  countComments(access: Access): Promise<number | null>
  /**
   * Writes one public reply and never retries. `onBegun` is awaited after the request's headers
   * and before its body, so a crash before it resolves can't have posted anything.
   */
  reply(access: Access, reply: OutgoingReply, onBegun: () => Promise<void>): Promise<ReplyOutcome>
  /** Our published reply with this text to this comment, if any. Throws `PlatformError` if that can't be determined. */
  findReply?(access: Access, reply: SoughtReply): Promise<{ externalId: string } | null>
  /** Edits our published reply. Repeating it changes nothing. Absent if the platform has no such call. */
  editReply?(access: Access, reply: PublishedReplyRef, text: string): Promise<void>
  /**
   * Deletes our reply. Throws a not-found `PlatformError` if it is already deleted. Absent if there is no such call.
   */
  withdrawReply?(access: Access, reply: PublishedReplyRef): Promise<void>
  ensureWebhooks(access: Access, address: string, recreate?: boolean): Promise<RefusedWebhook[]>
  /** The accounts that an unverified webhook claims to come from, if any. */
  webhookAccounts(rawBody: Uint8Array, headers: Headers): string[]
  /** True if the raw body's signature is valid (constant time). `access` is the account's, null if unknown. */
  verifyWebhook(headers: Headers, rawBody: Uint8Array, access: Access | null, now: Date): boolean
  /**
   * What concerns this account. Call only after `verifyWebhook`. `dedupeKey` is the same for a
   * repeated delivery. `access` is null if no brand connected the account.
   */
  parseWebhook(rawBody: Uint8Array, account: string, headers: Headers, access?: Access | null): WebhookDelivery
}

export interface IncomingComment {
  externalId: string
  authorName: string | null
  authorEmail: string | null
  authorPhone: string | null
  /** The author's id on the platform. */
  authorExternalId?: string | null
  /** The post or video that it was written under. */
  postExternalId?: string | null
  /** The comment that it replies to. */
  parentExternalId?: string | null
  /** The public URL. */
  permalink?: string | null
  /** The shop's published reply, including replies that we didn't write. */
  answer?: MerchantAnswer | null
  /** The shop's replies before it, oldest first. Any of them may be meant for another comment of the thread. */
  earlierAnswers?: MerchantAnswer[]
  /** 1 to 5, or null if the platform has no stars. */
  rating: number | null
  title: string | null
  /** As the platform returned it. May contain HTML, never trusted. */
  text: string
  productExternalId: string | null
  productTitle: string | null
  occurredAt: Date
  /** The platform's time of the last change. The newest wins. */
  updatedAt: Date
  /** From a list that has no time of the last change: it shows the state when it was read, whatever `updatedAt` says. */
  isCurrentState?: true
  /** As it was first written: never a change to a stored comment, however late it arrives. */
  isFirstVersion?: true
  /** False for unpublished and spam entries: they are not shown as public. */
  published: boolean
  verified: string | null
}

export interface MerchantAnswer {
  /** Its id on the platform, if replies have one. */
  externalId?: string
  text: string
  at: Date | null
}

/** The merchant's replies to the comment with this id. */
export type MerchantReply = Pick<IncomingComment, 'externalId' | 'answer' | 'earlierAnswers'>

export interface IncomingPost {
  externalId: string
  caption: string | null
  permalink: string | null
  pictureUrl: string | null
  postedAt: Date | null
}

export interface CommentPage {
  comments: IncomingComment[]
  /** The posts of the comments on this page. */
  posts?: IncomingPost[]
  /** The merchant's replies to comments that aren't on this page, oldest first. */
  replies?: MerchantReply[]
  nextCursor: string | null
}

export interface OutgoingReply {
  externalId: string
  /** The post that the comment was written under, if any. */
  postExternalId?: string | null
  text: string
  /** Whether the platform should mail the author (off for imports and corrections). */
  notifyAuthor: boolean
}

/** A reply that may have been posted. */
export interface SoughtReply extends OutgoingReply {
  /** When the send began, by our clock; null if unknown. */
  begunAt?: Date | null
}

/** Our reply that the platform accepted. */
export interface PublishedReplyRef {
  /** Its id on the platform. */
  replyId: string
  /** The ids of the comment that it replies to and of their post. */
  externalId: string
  postExternalId?: string | null
}

export type ReplyOutcome =
  | { kind: 'posted'; externalId: string | null }
  | {
      kind: 'refused'
      problem: PlatformProblem
      /** For the log, unless it is user-facing: then our own sentence, shown to the merchant as it is. */
      reason: string
      isUserFacing?: boolean
      retryAfterMs: number | null
    }
  /** The request had begun, and no response says whether it was accepted. */
  | { kind: 'unknown'; reason: string }

export interface WebhookDelivery {
  dedupeKey: string
  event: string
  comments: IncomingComment[]
  /** Posts with changes that the webhook doesn't describe in full. */
  posts?: string[]
  /** The account's own replies: sent by us, or written on the platform by the merchant. */
  answers?: OwnAnswer[]
  /** Comments that were removed or hidden: kept, but not shown as public. */
  unpublished?: string[]
  /** The merchant revoked our access. */
  revoked?: boolean
  /** Something changed and should be read again. */
  resync?: boolean
  /** A charge changed: read its state from the platform. */
  billing?: boolean
  /** The shop's codes, or orders that used them, changed: read them again. */
  discounts?: boolean
  /** A customer, or the whole shop, requests their data or its erasure. */
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
