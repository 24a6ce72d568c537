/** A comment read from a file, with its line number. */
export interface FoundComment {
  line: number
  externalId: string | null
  platform: string
  authorName: string | null
  authorEmail: string | null
  authorPhone: string | null
  rating: number | null
  title: string | null
  text: string
  productExternalId: string | null
  productHandle: string | null
  productTitle: string | null
  occurredAt: Date | null
  dayOnly: boolean
  /** Relative to the day of the import (`3 weeks ago`): fine for display, but not for identity. */
  relative: boolean
  updatedAt: Date | null
  published: boolean
  verified: string | null
  language: string | null
  /** Public web address of the comment. */
  permalink?: string | null
  reply: { text: string; at: Date | null } | null
}

export interface ImportSource {
  importId: string
  timezone: string
  language: string
  /** Default time for comments without a date, unless the user chose another. */
  importedAt: Date
  /**
   * Chosen by the user for comments without a date. Not part of a comment's identity, so importing the same file with
   * another date creates no duplicates.
   */
  defaultAt?: Date | null
}

/** A comment with its external id and fingerprint. */
export interface NamedComment extends FoundComment {
  externalId: string
  occurredAt: Date
  updatedAt: Date
}
