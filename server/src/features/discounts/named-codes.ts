/**
 * Codes in a text as whole words, ignoring case, longest first: part of a longer code doesn't
 * count.
 */
export function namedCodes(text: string, codes: readonly string[]): string[] {
  let rest = text.normalize('NFKC').toLowerCase()
  const candidates = codes
    .filter((code) => code !== '' && rest.includes(code.toLowerCase()))
    .toSorted((a, b) => b.length - a.length)
  return candidates.filter((code) => {
    const pattern = new RegExp(`(?<!${joins})${escaped(code.toLowerCase())}(?!${joins})`, 'gv')
    const without = rest.replaceAll(pattern, '\n')
    const isNamed = without !== rest
    rest = without
    return isNamed
  })
}

/** Characters that continue a word; scripts without spaces have none. */
const joins =
  '[[\\p{L}\\p{N}_\\-]--[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}]]'

const escaped = (words: string): string => words.replace(/[\^$\\.*+?()[\]{}|/]/g, '\\$&')
