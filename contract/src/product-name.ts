/** What a shop's file calls something that is no product's name. */
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

/** Trimmed, leading digits removed, title-cased; `Unknown Product` if nothing is left. */
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

/** A product of the catalogue is called as its shop calls it; one that only reviews named is cleaned. */
export const shownProductName = ({ title, catalogued }: { title: string; catalogued: boolean }): string =>
  catalogued ? title : cleanProductName(title)
