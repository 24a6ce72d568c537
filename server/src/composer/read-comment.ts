import type { ComposeRequest } from './composer.ts'
import { givesOrders } from './given-orders.ts'
import { detectLanguage } from './language.ts'
import type { Topic } from './topic-names.ts'
import { listedLanguages, wordFinder } from './words/index.ts'
import { readClauses } from './read-clauses.ts'

export type Mood = 'praise' | 'mild' | 'complaint' | 'neutral'

export interface Reading {
  /** ISO 639-1, or null when the text doesn't tell reliably. */
  language: string | null
  mood: Mood
  /** What is praised and what is complained of, most telling first. */
  good: Topic[]
  bad: Topic[]
  /** The words that praise and blame by themselves, whatever the stars say. */
  praises: number
  blames: number
  question: boolean
  /** Injury, law or press is mentioned: answer with care. */
  serious: boolean
  /** Nothing to answer but the stars: no letter in it, or orders to a program. */
  wordless: boolean
  /** The words that decided, as evidence. */
  evidence: string[]
}

/**
 * Reads what a comment says. Stars decide the mood where there are any: word lists miss half of all complaints.
 * `likely` is the language to assume where two would fit, such as the brand's.
 */
export function readComment(text: string, rating: number | null, likely: string | null = null): Reading {
  const plain = plainText(text)
  const language = languageOf(plain, likely)
  const found = readClauses(plain, wordFinder(language ?? 'en'))
  const cheers = plain.match(/[❤♥😍🥰😊😀😁😃😄🤩👍👏🙌🎉💯🔥💕💖💗💙💚💛💜🧡😘☺🤗🥳✨]/gu)?.length ?? 0
  const boos = plain.match(/[😡😠🤬👎😤🤮🤢😞😒💩😢😭]/gu)?.length ?? 0
  const wordless = !/\p{L}/u.test(plain) || givesOrders(plain)
  const praises = found.praises + (wordless || found.blames === 0 ? cheers : 0)
  const blames = found.blames + boos
  return {
    ...found,
    language,
    mood: mood(rating, praises, blames),
    praises,
    blames,
    question: found.question && !wordless && rating !== 1 && rating !== 2,
    serious: found.serious && (rating === null ? praises === 0 : rating <= 2),
    wordless,
  }
}

/** What the reply should be written in, as far as the comment tells. */
export function commentLanguage(request: ComposeRequest): string | null {
  return readComment(commentText(request), request.comment.rating, request.brand.defaultLanguage).language
}

export const commentText = (request: ComposeRequest): string => commentTextOf(request.comment)

export function commentTextOf({ title, text }: { title: string | null; text: string }): string {
  return [title, text].filter((part) => part?.trim()).join('\n')
}

function mood(rating: number | null, praises: number, blames: number): Mood {
  if (rating !== null) return rating >= 4 ? 'praise' : rating >= 3 ? 'mild' : 'complaint'
  if (praises === blames) return praises === 0 ? 'neutral' : 'mild'
  return praises > blames ? 'praise' : 'complaint'
}

/** "Love it" is too short for the detector, but only one list knows its words. */
function languageByWords(text: string, likely: string | null): string | null {
  if (!/\p{L}/u.test(text)) return null
  const hits = listedLanguages.map((language) => ({
    language,
    hits: readClauses(text, wordFinder(language)).evidence.length,
  }))
  const most = Math.max(...hits.map((one) => one.hits))
  const best = hits.filter((one) => one.hits === most && most > 0).map((one) => one.language)
  return best.length === 1 ? (best[0] ?? null) : likely !== null && best.includes(likely) ? likely : null
}

function languageOf(text: string, likely: string | null): string | null {
  const sign = telltales.find(([, letters]) => text.trim().length < 30 && letters.test(text))?.[0]
  if (sign) return sign
  if (text.trim().length < 30) return languageByWords(text, likely) ?? detectLanguage(text, likely)
  return detectLanguage(text, likely) ?? (text.length < 80 ? languageByWords(text, likely) : null)
}

/** Letters and signs that only one of our languages has. */
const telltales: readonly [string, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['es', /[¡¿]/],
  ['de', /ß/],
]

function plainText(text: string): string {
  return text
    .slice(0, 8000)
    .replace(/<[^<>]{0,200}>/g, '\n')
    .replace(/(https?:\/\/|www\.)\S+/gi, ' ')
    .replace(/&(?:#0?39|apos|rsquo);/g, "'")
    .replace(/&[a-z]{2,8};|&#\d{1,6};/gi, ' ')
}
