/** French punctuation uses non-breaking spaces, so that it never starts a line. */
export function withFrenchSpaces<Book>(book: Book): Book {
  return JSON.parse(JSON.stringify(book), (_, value: unknown) =>
    typeof value === 'string' ? withBoundMarks(value) : value,
  ) as Book
}

export const withBoundMarks = (sentence: string): string => sentence.replace(/ (?=[!?;:»])|(?<=«) /g, '\u00a0')
