import { fairReading } from './fair-reading.ts'
import type { Known } from './known.ts'
import { ownWords } from './own-words.ts'
import type { Situation } from './phrases/phrase-book.ts'
import { readComment, type Reading } from './read-comment.ts'
import { surenessOf } from './second-opinion/sureness.ts'
import { topicScores } from './second-opinion/topic-scores.ts'

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
    const sure = tells(words, said, known)
    return sure >= least ? [{ words, praised, sure }] : []
  })
  return told.toSorted((a, b) => b.sure - a.sure).slice(0, few)
}

/** The guard rails may not let the first of them through. */
const few = 3

const repeating: ReadonlySet<Situation> = new Set(['praise', 'mild', 'mixed', 'complaint', 'neutral'])

/** How surely words speak of any topic, in log odds: by every topic that they may speak of, and the one heard best. */
function tells(words: string, said: Reading, { book, subject }: Known): number {
  const { language } = book
  const sureness = [...(surenessOf(said, words, language, subject)?.values() ?? [])]
  const silent = sureness.reduce((all, sure) => all / (1 + Math.exp(sure)), 1)
  const loudest = Math.max(deaf, ...(topicScores(words, language)?.values() ?? []))
  return Math.log((1 - silent + tiny) / (silent + tiny)) + loudest
}

const tiny = 1e-6
const deaf = -8
/** Set on the fresh rows of the seen half: lower ones are quoted for nothing. */
const least = -4
