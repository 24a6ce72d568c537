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

/** Whole words of scripts that have spaces, and of those that have none wherever they stand. */
export const words = (spaced: string, unspaced = ''): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${spaced})(?![\\p{L}\\p{M}])${unspaced && `|${unspaced}`}`, 'giu')

export const matches = (text: string, pattern: RegExp): { start: number; end: number; said: string }[] =>
  [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    said: match[0],
  }))
