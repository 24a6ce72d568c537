import { wholeMarks } from '@bizamply/contract/mark-end'

export interface Mark {
  start: number
  end: number
}

export interface CutQuote {
  text: string
  marks: Mark[]
}

/** Allowed length of a quote, in UTF-16 units. */
export const quoteLength = { least: 20, most: 220 } as const

/**
 * The first quotable sentence that contains these words, with their positions. Null if none fits: wrong length, markup,
 * or a personal address or number.
 */
export function cutQuote(text: string, words: readonly string[], language: string | null): CutQuote | null {
  const quotable = words.filter((word) => /[\p{L}\p{N}]/u.test(word))
  if (quotable.length === 0) return null
  for (const sentence of sentencesOf(text, language)) {
    if (sentence.length < quoteLength.least || sentence.length > quoteLength.most || unfit.test(sentence)) continue
    const found = joined(quotable.flatMap((word) => placesOf(word, sentence)))
    const marks = wholeMarks(found, { text: sentence, language }, () => true)
    if (marks.length > 0) return { text: sentence, marks }
  }
  return null
}

/** A phrase is less ambiguous than a single word and easier to see in a short sentence. */
export const isClear = ({ text, marks }: CutQuote): boolean =>
  text.length <= 160 && marks.some(({ start, end }) => phrase.test(text.slice(start, end)))
const phrase = /[\p{L}\p{N}]\s+[\p{L}\p{N}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{4}/u

// The relevant part comes earlier, so the rest of a very long text is skipped.
const LOOKED_AT = 8000
const unfit = /<\/?[a-z][^<>]*>|https?:|www\.|[^\s@]@[^\s@]|\d[\d\s().-]{6,}\d/i
/** A wrapped line continues with a lowercase letter. */
const wrapped = /(?<=[\p{L}\d,])[ \t]*\r?\n(?=\p{Ll})/gu

function sentencesOf(text: string, language: string | null): string[] {
  const plain = text.slice(0, LOOKED_AT).replace(wrapped, ' ').toWellFormed()
  const known = language && /^[a-z]{2}$/.test(language) ? language : 'en'
  return [...segmenterOf(known).segment(plain)]
    .flatMap(({ segment }) => segment.split(known === 'en' ? smallEnglish : small))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
}

/** In text without capitals, a period ends a sentence unless it marks an abbreviation. */
const small = /(?<=[!?])\s+(?=\p{Ll})/u
const smallEnglish = /(?<=[!?]|(?<!\b(?:[Ii]ncl|[Ee]xcl|[Aa]pprox|[Pp]rob))(?<=\p{L}{4})\.)\s+(?=\p{Ll})/u

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language)
  if (known) return known
  const made = new Intl.Segmenter(language, { granularity: 'sentence' })
  segmenters.set(language, made)
  return made
}

/** Whole words only, in scripts that separate words. */
function placesOf(word: string, sentence: string): Mark[] {
  const bare = word
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  const before = parted.test(word) ? String.raw`(?<![\p{L}\p{N}])` : ''
  const behind = parted.test(word) ? String.raw`(?![\p{L}\p{N}])` : ''
  return [...sentence.matchAll(new RegExp(`${before}${bare}${behind}`, 'giu'))].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }))
}

const parted = /^[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]*$/u

/** Sorts marks and merges overlaps. */
function joined(marks: Mark[]): Mark[] {
  const all: Mark[] = []
  for (const mark of marks.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = all.at(-1)
    if (last && mark.start < last.end) last.end = Math.max(last.end, mark.end)
    else all.push({ ...mark })
  }
  return all
}
