import { listedLanguages, wordFinder } from './words/index.ts'
import { eld } from 'eld/extrasmall'

/**
 * ISO 639-1 of a text, or null when it can't be told. Measured: below "reliable" the detector is right half of the time.
 * Short texts that could as well be in the `likely` language are. The smallest data set costs a point of accuracy on the shortest texts and 70 MB less memory than the next.
 */
export function detectLanguage(text: string, likely: string | null = null): string | null {
  const words = textOnly(text)
  if (!/\p{L}/u.test(words)) return null
  const found = eld.detect(words)
  if (!found.language || !found.isReliable()) return null
  if (likely && words.length < 40) {
    const scores = found.getScores()
    if ((scores[likely] ?? 0) > (scores[found.language] ?? 1) - 0.1) return likely
  }
  return sameAs.get(found.language) ?? found.language
}

/** The language of a comment; short ones by the words that only one language has. */
export function commentLanguageOf(plain: string, likely: string | null): string | null {
  const sign = telltales.find(([, letters]) => plain.trim().length < 30 && letters.test(plain))?.[0]
  if (sign) return sign
  if (plain.trim().length < 30) return languageByWords(plain, likely) ?? detectLanguage(plain, likely)
  return detectLanguage(plain, likely) ?? (plain.length < 80 ? languageByWords(plain, likely) : null)
}

/** "Love it" is too short for the detector, but only one list knows its words. */
function languageByWords(text: string, likely: string | null): string | null {
  if (!/\p{L}/u.test(text)) return null
  const hits = listedLanguages.map((language) => ({ language, hits: knownWords(text, language) }))
  const most = Math.max(...hits.map((one) => one.hits))
  const best = hits.filter((one) => one.hits === most && most > 0).map((one) => one.language)
  return best.length === 1 ? (best[0] ?? null) : likely !== null && best.includes(likely) ? likely : null
}

function knownWords(text: string, language: string): number {
  const finder = wordFinder(language)
  if (!finder) return 0
  const tokens = finder.tokens(text)
  return finder.hits(tokens).filter(({ sense }) => sense.kind === 'opinion' || sense.kind === 'own').length
}

/** Letters and signs that only one of our languages has. */
const telltales: readonly [string, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['es', /[¡¿]/],
  ['de', /ß/],
]

/** Whether a text is surely not in any of these languages; short and doubtful texts never are. */
export function isSurelyNot(text: string, languages: readonly string[]): boolean {
  const found = detectLanguage(text)
  if (!found || languages.includes(found)) return false
  return !languages.some((language) => (closeTo.get(language) ?? []).includes(found))
}

function textOnly(text: string): string {
  return text
    .slice(0, 4000)
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/(https?:\/\/|www\.)\S+|[^\s@]{1,64}@[^\s@]+|[#@][\p{L}\p{N}_]+/giu, ' ')
    .replace(/&[a-z]{2,8};|&#\d{1,6};/gi, ' ')
    .replace(/\.{3}\s*read more\s*$/i, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 2000)
}

const sameAs = new Map([['ms', 'id']])

const closeTo = new Map([
  ['es', ['gl', 'ca', 'pt']],
  ['pt', ['gl', 'es']],
  ['it', ['co', 'ca']],
  ['de', ['lb', 'nl']],
  ['fr', ['ca', 'oc']],
])
