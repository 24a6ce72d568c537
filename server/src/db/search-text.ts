/** Text that the search box matches: product, comment, reply, author and source. */
export const searchText = (parts: (string | null | undefined)[]): string =>
  folded(parts.filter((part) => part).join('\n'))
    .replaceAll(PARTS, ' ')
    .slice(0, 20_000)

/** Folds text for search: no accents on Latin letters, one apostrophe. `app.folded` is the same in SQL. */
const folded = (text: string): string =>
  text
    .replaceAll('´', "'")
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/([a-z])[\u0300-\u036f]+/g, '$1')
    .normalize('NFC')
    .replace(/[’‘ʼ`ßæœøłđı]/g, (sign) => plain[sign] ?? "'")

const plain: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }

/** Separates a comment's text from its reply's, and the patterns of one search; no stored text contains it. */
const PARTS = '\x01'

/** A source by its key and its display names. */
export const sourceWords = (platform: string): string => [platform, ...(names[platform] ?? [])].join(' ')

const names: Record<string, string[]> = { judgeme: ['Judge.me', 'Judge me'], google: ['Google Reviews'] }

// Han, kana and hangul have words shorter than a trigram, so they are matched by pairs of letters.
const pairs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{2,}/gu

export function searchGrams(text: string): string[] | null {
  const found = new Set<string>()
  for (const [run] of text.matchAll(pairs)) {
    const letters = [...run]
    for (let i = 0; i + 1 < letters.length && found.size < 2000; i++) found.add(letters[i]! + letters[i + 1]!)
  }
  return found.size > 0 ? [...found] : null
}

/** The pairs as one value that casts to text[]: letters only, so nothing needs quoting. */
export const gramsValue = (grams: string[] | null): string | null => grams && `{${grams.join(',')}}`

export interface SearchPattern {
  /** Folded like the stored text. */
  words: string[]
  like: string
  likes: string[]
  grams: string[] | null
}

/**
 * A search as the database functions take it: an escaped LIKE pattern per word in any order
 * (longest first: it selects the index) and the letter pairs. Quoted words stay together.
 */
export function searchPattern(search: string): SearchPattern {
  const text = searchText([search]).replace(/[“”„«»]/g, '"')
  const terms = [...text.matchAll(/"([^"]+)"|[^\s"]+/g)]
    .map(([word, phrase]) => (phrase ?? word).trim())
    .filter(Boolean)
  const words =
    terms.length > MOST_WORDS ? [...terms.slice(0, MOST_WORDS - 1), terms.slice(MOST_WORDS - 1).join(' ')] : terms
  const sorted = (words.length > 0 ? words : [text]).toSorted((a, b) => b.length - a.length)
  const likes = sorted.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return { words: sorted, like: likes.join(PARTS), likes, grams: searchGrams(sorted.join(' ')) }
}

const MOST_WORDS = 8
