/** A comment as a file tells of it; `line` is where. */
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
  /** Counted from the day of the import (`3 weeks ago`): true for the card, but no part of what it is. */
  relative: boolean
  updatedAt: Date | null
  published: boolean
  verified: string | null
  language: string | null
  /** Where a person can see it, an address of the web. */
  permalink?: string | null
  reply: { text: string; at: Date | null } | null
}

export interface ImportSource {
  importId: string
  timezone: string
  language: string
  /** What has no date counts for this time, unless another one was chosen. */
  importedAt: Date
  /** Chosen for what has no date; no part of what a comment is, so that the same file with another one doubles nothing. */
  defaultAt?: Date | null
}

/** A comment with its identity. */
export interface NamedComment extends FoundComment {
  externalId: string
  occurredAt: Date
  updatedAt: Date
}
