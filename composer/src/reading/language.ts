import { eld } from './compact-detector.ts'
import { hasForeignCharacter, languageOfCharacters } from './distinctive-characters.ts'
import { type Script, scriptOf, soleLanguage } from './unicode-script.ts'
import { clear, listedLanguages, wordFinder } from '../words/index.ts'
import { compact } from '../words/compact.ts'

/**
 * ISO 639-1 of a text, or null. Below "reliable", the detector is right half of the time. Short texts that could be in
 * the `likely` language are. The smallest data set saves 70 MB and loses one point on very short texts, which word
 * lists cover.
 */
export function detectLanguage(text: string, likely: string | null = null): string | null {
  const words = calm(textOnly(text))
  if (!/\p{L}/u.test(words)) return null
  const found = eld.detect(words)
  if (!found.language || !found.isReliable()) return null
  if (likely && words.length < 40) {
    const scores = found.getScores()
    if ((scores[likely] ?? 0) > (scores[found.language] ?? 1) - 0.1) return likely
  }
  return sameAs.get(found.language) ?? found.language
}

/** The comment's language: by script if unique, or by our word lists for short text. */
export function commentLanguageOf(plain: string, likely: string | null): string | null {
  const script = scriptOf(plain)
  if (script === null) return null
  if (script === 'han' && likely === 'ja' && plain.length < 12) return 'ja'
  const only = soleLanguage[script]
  if (only) return only
  const text = calm(plain.trim())
  const detected = text.length < short ? ofShort(text, script, likely) : ofLong(text, script, likely)
  return detected ?? ofScript(script, likely)
}

const short = 30

/** Overriding the brand's language requires a word of the detected language. */
function ofShort(text: string, script: Script, likely: string | null): string | null {
  const spelled = bySpelling(text)
  if (spelled !== null) return spelled
  const detected =
    telltales.find(([, characters]) => characters.test(text))?.[0] ?? languageByWords(text, script, likely)
  if (detected) return isWeak(text, detected, script, likely) ? likely : detected
  const found = detectLanguage(text, likely)
  if (found === null || found === likely || likely === null) return found
  return hasWord(text, found) && !hasForeignCharacter(text, found) ? found : null
}

function ofLong(text: string, script: Script, likely: string | null): string | null {
  const found = detectLanguage(text, likely)
  // Of the languages that the detector takes for each other, only Spanish opens questions with a sign.
  if ((found === 'pt' || found === 'it') && /[¡¿]/.test(text)) return 'es'
  if (found && likely && text.length < 60 && areNeighbours(found, likely)) {
    if (wordScore(text, likely) > wordScore(text, found)) return likely
  }
  return found ?? (text.length < 80 ? languageByWords(text, script, likely) : languageOfCharacters(text))
}

/** Words shared by related languages, and interjections, don't override the brand's language. */
function isWeak(text: string, detected: string, script: Script, likely: string | null): likely is string {
  if (likely === null || detected === likely || (scriptOfLanguage[likely] ?? 'latin') !== script) return false
  if (hasForeignCharacter(text, likely)) return false
  const words = text.match(/\p{L}+/gu) ?? []
  if (words.join('').length <= 3) return true
  const lead = wordScore(text, detected) - wordScore(text, likely)
  if (!areNeighbours(detected, likely)) return lead < 1 && wordScore(text, likely) > 0
  return words.length === 1 || (words.length === 2 && lead < 1.5)
}

const neighbours: ReadonlySet<string> = new Set(['es', 'pt', 'it', 'ca', 'gl'])
const areNeighbours = (one: string, other: string): boolean => neighbours.has(one) && neighbours.has(other)

/** The most common language of a script that the others don't share. */
function ofScript(script: Script, likely: string | null): string | null {
  const usual = script === 'cyrillic' ? ['ru', 'uk', 'bg', 'sr', 'mk', 'be'] : script === 'arabic' ? arabic : []
  return likely !== null && usual.includes(likely) ? likely : (usual[0] ?? null)
}

const arabic = ['ar', 'fa', 'ur']

/** "Love it" is too short for the detector, but only one list has its words. */
function languageByWords(text: string, script: Script, likely: string | null): string | null {
  const byCharacters = languageOfCharacters(text)
  const same = listedLanguages.filter(
    (language) => (scriptOfLanguage[language] ?? 'latin') === script && !hasForeignCharacter(text, language),
  )
  const hits = [...new Set([...same, ...(byCharacters ? [byCharacters] : [])])].map((language) => ({
    language,
    hits: wordScore(text, language) + (language === byCharacters ? characterWeight : 0),
  }))
  const most = Math.max(0, ...hits.map((one) => one.hits))
  const best = hits.filter((one) => one.hits === most && most > 0).map((one) => one.language)
  return best.length === 1 ? (best[0] ?? null) : likely !== null && best.includes(likely) ? likely : null
}

/** Between one and two words, because a name may match. */
const characterWeight = 2

const scriptOfLanguage: Record<string, Script> = {
  ar: 'arabic',
  ja: 'kana',
  ko: 'hangul',
  ru: 'cyrillic',
  th: 'thai',
  zh: 'han',
}

/** Words unique to one language are stronger evidence than opinions, which many share. */
function wordScore(text: string, language: string): number {
  const finder = wordFinder(language)
  if (!finder) return 0
  const scores = finder.hits(finder.tokens(text)).map(({ sense }) => {
    if (sense.kind === 'own') return 1.5
    return sense.kind === 'opinion' && sense.weight >= clear ? 1 : 0
  })
  return scores.reduce<number>((sum, one) => sum + one, 0)
}

function hasWord(text: string, language: string): boolean {
  const finder = wordFinder(language)
  return (
    finder !== null &&
    (language !== 'en' || wordScore(text, language) > 0) &&
    finder.hits(finder.tokens(text)).length > 0
  )
}

/** Everyday words that neighbors spell differently, for texts with words of only one: "produto excelente". */
const spellings: readonly [string, RegExp][] = [
  [
    'pt',
    compact(
      /(?<!\p{L})(?:produtos?|qualidade|[óo]tim[oa]s?|muito|não|você|loja|obrigad[oa]|gostei|adorei|chegou|veio|tudo|bom|boa|preço)(?!\p{L})/u,
    ),
  ],
  ['es', compact(/(?<!\p{L})(?:productos?|calidad|muy|tienda|llegó|precio|bueno|buena|gracias)(?!\p{L})/u)],
  [
    'it',
    compact(
      /(?<!\p{L})(?:prodott[oi]|qualità|molto|negozio|arrivat[oa]|prezzo|buon[oa]?|tutto|grazie|ottim[oa])(?!\p{L})/u,
    ),
  ],
]

function bySpelling(text: string): string | null {
  const small = text.toLowerCase()
  const found = spellings.filter(([language, words]) => words.test(small) && !hasForeignCharacter(small, language))
  return found.length === 1 ? (found[0]?.[0] ?? null) : null
}

/** Letters and characters unique to one of our languages. */
const telltales: readonly [string, RegExp][] = [
  ['es', /[¡¿]/],
  ['de', /ß/],
]

/** Whether a text is certainly in none of these languages; false for short or ambiguous text. */
export function isSurelyNot(text: string, languages: readonly string[]): boolean {
  const found = detectLanguage(text)
  if (!found || languages.includes(found)) return false
  return !languages.some((language) => (closeTo.get(language) ?? []).includes(found))
}

/** The detector expects lowercase and takes all-caps text for German. */
function calm(text: string): string {
  return /\p{Ll}/u.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) * 2 < (text.match(/\p{L}/gu)?.length ?? 0)
    ? text
    : text.toLowerCase()
}

/** Order numbers, sizes, and tracking codes have no language, but their letters could match one. */
const codes = /(?<![a-z\d-])[a-z-]*\d[a-z\d-]*/gi

function textOnly(text: string): string {
  return text
    .slice(0, 4000)
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/(https?:\/\/|www\.)\S+|[^\s@]{1,64}@[^\s@]+|[#@][\p{L}\p{N}_]+/giu, ' ')
    .replace(codes, ' ')
    .replace(/&[a-z]{2,8};|&#\d{1,6};/gi, ' ')
    .replace(/\.{3}\s*read more\s*$/i, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 800)
}

const sameAs = new Map([['ms', 'id']])

const closeTo = new Map([
  ['es', ['gl', 'ca', 'pt']],
  ['pt', ['gl', 'es']],
  ['it', ['co', 'ca']],
  ['de', ['lb', 'nl']],
  ['fr', ['ca', 'oc']],
])
