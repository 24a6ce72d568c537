import type { PhraseBook } from './phrase-book.ts'

/** French punctuation uses non-breaking spaces, so that it never starts a line. */
export function withFrenchSpaces(book: PhraseBook): PhraseBook {
  return JSON.parse(JSON.stringify(book), (_, value: unknown) =>
    typeof value === 'string' ? withBoundMarks(value) : value,
  ) as PhraseBook
}

export const withBoundMarks = (sentence: string): string => sentence.replace(/ (?=[!?;:»])|(?<=«) /g, '\u00a0')
