import type { GuardSpan } from '../composer.ts'

/** A part of a reply that says something; offsets are those of the text that was looked at. */
export type Found = Omit<GuardSpan, 'id'>

export interface ClaimPattern {
  kind: GuardSpan['kind']
  reason: string
  pattern: RegExp
  /** Marked even if the same words stand in a stored fact: "we will send a replacement" is a promise of its own. */
  always?: boolean
}
