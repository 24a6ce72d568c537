import { fairReading } from './fair-reading.ts'
import type { Known } from './known.ts'
import { ownWords } from './own-words.ts'
import type { Situation } from './phrases/phrase-book.ts'
import { readComment } from './read-comment.ts'

/** Words of the comment that praise or blame. */
export interface Repeated {
  words: string
  praised: boolean
}

/**
 * Of the words that a reply may repeat (own-words.ts) those that praise or blame, and most surely speak of something,
 * surest first: they show that the comment was read where no topic is sure enough to be named. None where the comment
 * is answered with care, in another language than its own, or says nothing of that kind.
 */
export function wordsToRepeat(known: Known): Repeated[] {
  const { situation, reading, book, text, foreign, subject } = known
  const answered = repeating.has(situation) && !reading.spam && reading.risks.every((risk) => risk === 'refund')
  if (!answered || foreign || reading.language !== book.language) return []
  const told = ownWords(text, book.language).flatMap((words) => {
    const said = fairReading(readComment(words, null, book.language), subject)
    const [praised, blamed] = [said.praises + said.good.length > 0, said.blames + said.bad.length > 0]
    if (said.question || praised === blamed) return []
    // Blame is repeated where the whole is a complaint: elsewhere it would be no fair summary, or a joke taken in earnest.
    if (praised === (situation === 'complaint')) return []
    const topics = said.good.length + said.bad.length + said.told.length
    return topics > 0 ? [{ words, praised, sure: said.outright.length > 0 ? 2 : Math.min(1, said.told.length) }] : []
  })
  return told.toSorted((a, b) => b.sure - a.sure).slice(0, few)
}

/** The guard rails may not let the first of them through. */
const few = 3

const repeating: ReadonlySet<Situation> = new Set(['praise', 'mild', 'mixed', 'complaint', 'neutral'])
