import type { ComposeRequest } from './composer.ts'
import { givesOrders } from './given-orders.ts'
import { detectLanguage } from './language.ts'
import type { Topic } from './phrases/phrase-book.ts'
import { listedLanguages, wordFinder } from './topics/index.ts'
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

/** Reads what a comment says. Stars decide the mood where there are any; word lists miss half of all complaints. */
export function readComment(text: string, rating: number | null): Reading {
  const plain = plainText(text)
  const language = detectLanguage(plain) ?? languageByWords(plain)
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
  return readComment(commentText(request), request.comment.rating).language
}

export function commentText(request: ComposeRequest): string {
  const { title, text } = request.comment
  return [title, text].filter((part) => part?.trim()).join('\n')
}

function mood(rating: number | null, praises: number, blames: number): Mood {
  if (rating !== null) return rating >= 4 ? 'praise' : rating >= 3 ? 'mild' : 'complaint'
  if (praises === blames) return praises === 0 ? 'neutral' : 'mild'
  return praises > blames ? 'praise' : 'complaint'
}

/** "Love it" is too short for the detector, but only one list knows its words. */
function languageByWords(text: string): string | null {
  if (!/\p{L}/u.test(text) || text.length > 80) return null
  const hits = listedLanguages
    .map((language) => {
      const found = readClauses(text, wordFinder(language))
      return { language, hits: found.evidence.length }
    })
    .sort((a, b) => b.hits - a.hits)
  const [first, second] = hits
  return first && first.hits > 0 && first.hits > (second?.hits ?? 0) ? first.language : null
}

function plainText(text: string): string {
  return text
    .slice(0, 8000)
    .replace(/<[^<>]{0,200}>/g, '\n')
    .replace(/(https?:\/\/|www\.)\S+/gi, ' ')
    .replace(/&(?:#0?39|apos|rsquo);/g, "'")
    .replace(/&[a-z]{2,8};|&#\d{1,6};/gi, ' ')
}
