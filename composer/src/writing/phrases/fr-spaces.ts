import type { PhraseBook } from './phrase-book.ts'

/** French marks never stand alone on a new line: what comes before (or after) them is a space that does not break. */
export function withFrenchSpaces(book: PhraseBook): PhraseBook {
  return JSON.parse(JSON.stringify(book), (_, value: unknown) =>
    typeof value === 'string' ? withBoundMarks(value) : value,
  ) as PhraseBook
}

export const withBoundMarks = (sentence: string): string => sentence.replace(/ (?=[!?;:»])|(?<=«) /g, '\u00a0')
