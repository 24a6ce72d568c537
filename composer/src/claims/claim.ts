import type { GuardSpan } from '../composer.ts'

/** A meaningful part of a reply, with offsets into the checked text. */
export type Span = Omit<GuardSpan, 'id'>

export interface ClaimPattern {
  kind: GuardSpan['kind']
  reason: string
  pattern: RegExp
  /** Marked even if a stored fact has the same words: "we will send a replacement" is a new promise. */
  always?: boolean
}
