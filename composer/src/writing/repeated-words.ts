import { sureMood } from '../reading/certainty.ts'
import { fairReading } from '../reading/fair-reading.ts'
import type { ReplyContext } from './reply-context.ts'
import { isFullThought } from '../reading/full-thought.ts'
import { quotableTerms } from '../reading/quotable-terms.ts'
import type { Situation } from './phrases/phrase-book.ts'
import { readComment } from '../reading/read-comment.ts'

/**
 * Of the words that a reply may repeat (quotable-terms.ts) the whole thoughts that only praise, and most surely speak of
 * something, surest first: they show that the comment was read where no topic is sure enough to be named. None of a
 * complaint, or where the comment is answered with care or in another language than its own.
 */
export function wordsToRepeat(known: ReplyContext): string[] {
  const { situation, reading, book, text, foreign, subject } = known
  const answered = repeating.has(situation) && !reading.spam && reading.risks.every((risk) => risk === 'refund')
  if (!answered || foreign || reading.language !== book.language) return []
  const told = quotableTerms(text, book.language).flatMap((words) => {
    const said = fairReading(readComment(words, null, book.language), subject)
    if (said.question || sureMood(said, subject) !== 'praise' || said.blames + said.bad.length > 0) return []
    if (!isFullThought(words, book.language)) return []
    const topics = said.good.length + said.told.length
    return topics > 0 ? [{ words, sure: said.outright.length > 0 ? 2 : Math.min(1, said.told.length) }] : []
  })
  const surest = told.toSorted((a, b) => b.sure - a.sure).slice(0, few)
  return surest.map(({ words }) => words)
}

/** The guard rails may not let the first of them through. */
const few = 3

const repeating: ReadonlySet<Situation> = new Set(['praise', 'mild', 'mixed', 'neutral'])
