/** Text that the search box looks through: product, comment, reply, author and source. */
export const searchText = (parts: (string | null | undefined)[]): string =>
  parts
    .filter((part) => part)
    .join('\n')
    .replaceAll('\x01', ' ')
    .normalize('NFKC')
    .toLowerCase()
    .slice(0, 20_000)

/** A source under its key and under the names by which people know it. */
export const sourceWords = (platform: string): string => [platform, ...(names[platform] ?? [])].join(' ')

const names: Record<string, string[]> = { judgeme: ['Judge.me', 'Judge me'], google: ['Google Reviews'] }

// Han, kana and hangul have words shorter than a trigram, so they are found by pairs of letters.
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

/** A search as the database function takes it: an escaped LIKE pattern, and pairs where the text has them. */
export function searchPattern(search: string): { like: string; grams: string[] | null } {
  const text = searchText([search])
  return { like: `%${text.replace(/[\\%_]/g, '\\$&')}%`, grams: searchGrams(text) }
}
