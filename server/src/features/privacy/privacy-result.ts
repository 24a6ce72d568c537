/** Counts only: the record of a completed request names no one. */
export type PrivacyResult = Record<string, number>
