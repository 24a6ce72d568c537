/** Counts only: the record of a completed request names no one. */
export type Answered = Record<string, number>
