import { eld } from './compact-detector.ts'
import { hasStrangeLetter, languageOfLetters } from './letters.ts'
import { type Script, scriptOf, soleLanguage } from './unicode-script.ts'
import { clear, listedLanguages, wordFinder } from '../words/index.ts'

/**
 * ISO 639-1 of a text, or null when it can't be told. Measured: below "reliable" the detector is right half of the time.
 * Short texts that could as well be in the `likely` language are. The smallest data set takes 70 MB less memory than
 * the next, and costs a point on the shortest texts, which the word lists tell.
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

/** The language of a comment: by its script where only one is written so, short ones by words of our lists. */
export function commentLanguageOf(plain: string, likely: string | null): string | null {
  const script = scriptOf(plain)
  if (script === null) return null
  if (script === 'han' && likely === 'ja' && plain.length < 12) return 'ja'
  const only = soleLanguage[script]
  if (only) return only
  const text = calm(plain.trim())
  const told = text.length < short ? ofShort(text, script, likely) : ofLong(text, script, likely)
  return told ?? ofScript(script, likely)
}

const short = 30

/** A brand's language is not left on the detector's word alone: a word of the language that it found must be there. */
function ofShort(text: string, script: Script, likely: string | null): string | null {
  const told = telltales.find(([, letters]) => letters.test(text))?.[0] ?? languageByWords(text, script, likely)
  if (told) return isFaint(text, told, script, likely) ? likely : told
  const found = detectLanguage(text, likely)
  if (found === null || found === likely || likely === null) return found
  return hasWord(text, found) && !hasStrangeLetter(text, found) ? found : null
}

function ofLong(text: string, script: Script, likely: string | null): string | null {
  const found = detectLanguage(text, likely)
  if (found && likely && text.length < 60 && areNeighbours(found, likely)) {
    if (knownWords(text, likely) > knownWords(text, found)) return likely
  }
  return found ?? (text.length < 80 ? languageByWords(text, script, likely) : languageOfLetters(text))
}

/** A word or two that are alike in neighbouring languages are no sign of another than the brand's; nor is a sigh. */
function isFaint(text: string, told: string, script: Script, likely: string | null): likely is string {
  if (likely === null || told === likely || (scriptOfLanguage[likely] ?? 'latin') !== script) return false
  if (hasStrangeLetter(text, likely)) return false
  const words = text.match(/\p{L}+/gu) ?? []
  if (words.join('').length <= 3) return true
  const lead = knownWords(text, told) - knownWords(text, likely)
  if (!areNeighbours(told, likely)) return lead < 1 && knownWords(text, likely) > 0
  return words.length === 1 || (words.length === 2 && lead < 1.5)
}

const neighbours: ReadonlySet<string> = new Set(['es', 'pt', 'it', 'ca', 'gl'])
const areNeighbours = (one: string, other: string): boolean => neighbours.has(one) && neighbours.has(other)

/** Who writes so surely doesn't write the others: at least the most usual language of the script. */
function ofScript(script: Script, likely: string | null): string | null {
  const usual = script === 'cyrillic' ? ['ru', 'uk', 'bg', 'sr', 'mk', 'be'] : script === 'arabic' ? arabic : []
  return likely !== null && usual.includes(likely) ? likely : (usual[0] ?? null)
}

const arabic = ['ar', 'fa', 'ur']

/** "Love it" is too short for the detector, but only one list knows its words. */
function languageByWords(text: string, script: Script, likely: string | null): string | null {
  const lettered = languageOfLetters(text)
  const same = listedLanguages.filter(
    (language) => (scriptOfLanguage[language] ?? 'latin') === script && !hasStrangeLetter(text, language),
  )
  const hits = [...new Set([...same, ...(lettered ? [lettered] : [])])].map((language) => ({
    language,
    hits: knownWords(text, language) + (language === lettered ? lettersTell : 0),
  }))
  const most = Math.max(0, ...hits.map((one) => one.hits))
  const best = hits.filter((one) => one.hits === most && most > 0).map((one) => one.language)
  return best.length === 1 ? (best[0] ?? null) : likely !== null && best.includes(likely) ? likely : null
}

/** More than a word, less than two: a name may have them. */
const lettersTell = 2

const scriptOfLanguage: Record<string, Script> = {
  ar: 'arabic',
  ja: 'kana',
  ko: 'hangul',
  ru: 'cyrillic',
  th: 'thai',
  zh: 'han',
}

/** Words that only one language has tell more than opinions, which many share. */
function knownWords(text: string, language: string): number {
  const finder = wordFinder(language)
  if (!finder) return 0
  const known = finder.hits(finder.tokens(text)).map(({ sense }) => {
    if (sense.kind === 'own') return 1.5
    return sense.kind === 'opinion' && sense.weight >= clear ? 1 : 0
  })
  return known.reduce<number>((sum, one) => sum + one, 0)
}

function hasWord(text: string, language: string): boolean {
  const finder = wordFinder(language)
  return (
    finder !== null &&
    (language !== 'en' || knownWords(text, language) > 0) &&
    finder.hits(finder.tokens(text)).length > 0
  )
}

/** Letters and signs that only one of our languages has. */
const telltales: readonly [string, RegExp][] = [
  ['es', /[¡¿]/],
  ['de', /ß/],
]

/** Whether a text is surely not in any of these languages; short and doubtful texts never are. */
export function isSurelyNot(text: string, languages: readonly string[]): boolean {
  const found = detectLanguage(text)
  if (!found || languages.includes(found)) return false
  return !languages.some((language) => (closeTo.get(language) ?? []).includes(found))
}

/** The detector knows words in small letters; a text that shouts is taken for German. */
function calm(text: string): string {
  return /\p{Ll}/u.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) * 2 < (text.match(/\p{L}/gu)?.length ?? 0)
    ? text
    : text.toLowerCase()
}

/** Order numbers, sizes, and tracking codes belong to no language, but their letters can look like one. */
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
