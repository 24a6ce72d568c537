import { searchText } from '../../db/search-text.ts'

const SHOWN = 200
/** A match that starts later than this is cut to. */
const IN_SIGHT = 50

/** A text from shortly before the first word that it contains; null if it contains none. */
export function excerptOf(text: string, words: readonly string[]): string | null {
  // Folding can change the length of a letter, so the cut is approximate.
  const plain = searchText([text])
  const places = words.map((word) => plain.indexOf(word)).filter((place) => place >= 0)
  if (places.length === 0) return null
  const at = Math.min(...places)
  const from = at <= IN_SIGHT ? 0 : text.lastIndexOf(' ', at - IN_SIGHT / 2) + 1
  return `${from > 0 ? '…' : ''}${text.slice(from, from + SHOWN)}`
}
