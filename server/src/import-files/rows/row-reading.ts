import type { CommentPlatform } from '@bizamply/contract/comments'

export type Read<T> = { ok: T } | { bad: string }

export interface ReadOptions {
  /** IANA name, for dates without a zone. */
  timezone: string
  /** When the file was uploaded: relative dates count from it, later dates are rejected. */
  importedAt: Date
}

export interface ImportedComment {
  /** Null if the file has none. */
  externalId: string | null
  platform: CommentPlatform
  authorName: string | null
  authorEmail: string | null
  authorPhone: string | null
  /** 1 to 5. */
  rating: number | null
  title: string | null
  /** Plain text; empty if there are only stars. */
  text: string
  productExternalId: string | null
  productHandle: string | null
  productTitle: string | null
  /** Null if the file doesn't say; noon in the time zone if it only gives the day. */
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
