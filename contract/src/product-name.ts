/** Placeholders in shop exports that aren't product names. */
const junk = new Set([
  'n/a',
  'na',
  'none',
  'null',
  'undefined',
  'unknown',
  'untitled',
  'product',
  'default title',
  'test',
])

/** Trimmed, without leading digits, title-cased; `Unknown Product` if nothing is left. */
export function cleanProductName(title: string): string {
  const words = title
    .trim()
    .replace(/^\d+[\s.\-_:#]*/, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (words === '' || junk.has(words.toLowerCase()) || !/\p{L}/u.test(words)) return 'Unknown Product'
  const spoken = words === words.toUpperCase() ? words.toLowerCase() : words
  return spoken.replace(/(^|[\s\-/(])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

/** A catalog product keeps its name in the shop; names that only occur in reviews are cleaned. */
export const shownProductName = ({ title, cataloged }: { title: string; cataloged: boolean }): string =>
  cataloged ? title : cleanProductName(title)
