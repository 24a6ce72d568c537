import type { ImportedComment } from '../../../import-files/index.ts'

/** A comment read from a file, with its line number. */
export interface FileComment extends Omit<ImportedComment, 'platform' | 'url'> {
  line: number
  platform: string
  /** Public URL of the comment. */
  permalink?: string | null
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
export interface NamedComment extends FileComment {
  externalId: string
  occurredAt: Date
  updatedAt: Date
}
