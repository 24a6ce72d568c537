import type { CommentPlatform } from '@bizamply/contract/comments'

export type Read<T> = { ok: T } | { bad: string }

export interface ReadOptions {
  /** IANA name; dates without a zone are taken as of there. */
  timezone: string
  /** When the file came: relative dates count from it, later dates are refused. */
  importedAt: Date
}

export interface ImportedComment {
  /** Null when the file has none. */
  externalId: string | null
  platform: CommentPlatform
  authorName: string | null
  authorEmail: string | null
  authorPhone: string | null
  /** 1 to 5. */
  rating: number | null
  title: string | null
  /** Plain text; empty when there are only stars. */
  text: string
  productExternalId: string | null
  productHandle: string | null
  productTitle: string | null
  /** Null when the file does not tell; noon in the timezone when it tells only the day. */
  occurredAt: Date | null
  dayOnly: boolean
  /** Counted back from the day of the import (`2 weeks ago`), so another day's import gives another date. */
  relative: boolean
  updatedAt: Date | null
  published: boolean
  verified: string | null
  /** As the file states it: `fr`, `pt-br`; may be wrong. */
  language: string | null
  url: string | null
  reply: { text: string; at: Date | null } | null
}

export interface ImportedProduct {
  externalId: string
  handle: string | null
  title: string
  /** Plain text. */
  details: string | null
  vendor: string | null
  type: string | null
  pictureUrl: string | null
  sku: string | null
}
