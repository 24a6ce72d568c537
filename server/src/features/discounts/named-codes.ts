/**
 * Codes that a text names as words of their own, whatever the case, the longest first: what is a part of a longer code
 * is not named by it.
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

/** What makes one word of two; scripts that are written without spaces do not. */
const joins =
  '[[\\p{L}\\p{N}_\\-]--[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}]]'

const escaped = (words: string): string => words.replace(/[\^$\\.*+?()[\]{}|/]/g, '\\$&')
