/** Where the typed words are in a text, as UTF-16 offsets. */
export const placesOf = (text: string, typed: string): { start: number; end: number }[] =>
  patternsOf(typed)
    .flatMap((word) => [...folded(text).matchAll(word)])
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
    // Where two begin together, the longer one counts.
    .toSorted((a, b) => a.start - b.start || b.end - a.end)

/**
 * One pattern for each typed word, in any of its forms, which matches at the beginning of a word: "edit" isn't in
 * "credit". Words such as “how” and “do” don't count next to others.
 */
export const patternsOf = (typed: string): RegExp[] => {
  const words = folded(typed)
    .split(/[\s?!.,]+/)
    .filter(Boolean)
  const telling = words.filter((word) => !small.has(word))
  return (telling.length > 0 ? telling : words).map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${formsOf(word)}`, 'gu'))
}

/** How many of the words a text contains. */
export function countIn(text: string, words: readonly RegExp[]): number {
  const plain = folded(text)
  return words.filter((word) => plain.search(word) >= 0).length
}

/** Words that questions have in common, as in “how do I see what I paid”. */
const small: ReadonlySet<string> = new Set(
  'a an and are at by can could do does for from happen happens how i if in is it many me much my of on or our see should the there they this to us we what when where which who why will with you your'.split(
    ' ',
  ),
)

/** Shorter beginnings would match too many words. */
const SHORTEST = 4
const ending = /(?:ing|ed|es|s|e)$/

/** A word or its beginning, or its other forms: reply, replies, replied; send, sending; change, changing. */
function formsOf(word: string): string {
  const ofY = /^(?<stem>\p{L}{3,})(?:y|ies|ied|ying)$/u.exec(word)?.groups?.['stem']
  if (ofY) return `${ofY}(?:y|ies|ied)`
  const stem = word.endsWith('ss') ? word : word.replace(ending, '')
  const single = /(?:ing|ed)$/.test(word) ? stem.replace(/(?<last>[bdglmnprt])\k<last>$/, '$<last>') : stem
  if (single === word || single.length < SHORTEST) return escaped(word)
  return `${escaped(single)}\\p{L}*`
}

const escaped = (word: string): string => word.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Without case, accents and typographic apostrophes. Keeps the length, so that offsets stay valid. */
const folded = (text: string): string =>
  text.replace(/./gsu, (sign) => {
    const plain = sign === '’' ? "'" : (sign.normalize('NFKD')[0] ?? sign).toLowerCase()
    return plain.length === sign.length ? plain : sign
  })
