import { confidentSentiment } from '../reading/sentiment-confidence.ts'
import { fairReading } from '../reading/fair-reading.ts'
import type { ReplyContext } from './reply-context.ts'
import { isFullThought } from '../reading/full-thought.ts'
import { quotableTerms } from '../reading/quotable-terms.ts'
import type { ReplyKind } from './phrases/phrase-book.ts'
import { readComment } from '../reading/read-comment.ts'

/**
 * Repeatable words (quotable-terms.ts) that are full thoughts of pure praise, most certain first. They show that the
 * comment was read if no topic is certain. None for complaints, sensitive comments, or replies in another language.
 */
export function textToQuote(context: ReplyContext): string[] {
  const { replyKind, reading, book, text, foreign, domain } = context
  const answered = repeating.has(replyKind) && !reading.spam && reading.risks.every((risk) => risk === 'refund')
  if (!answered || foreign || reading.language !== book.language) return []
  const quotable = quotableTerms(text, book.language).flatMap((words) => {
    const reading = fairReading(readComment(words, null, book.language), domain)
    if (
      reading.question ||
      confidentSentiment(reading, domain) !== 'positive' ||
      reading.negatives + reading.bad.length > 0
    )
      return []
    // "Was gorgeous while it lasted" isn't praise of what it is now.
    if (!isFullThought(words, book.language) || past.test(words)) return []
    const topics = reading.good.length + reading.nameable.length
    return topics > 0 ? [{ words, sure: reading.outright.length > 0 ? 2 : Math.min(1, reading.nameable.length) }] : []
  })
  const mostConfident = quotable.toSorted((a, b) => b.sure - a.sure).slice(0, few)
  return mostConfident.map(({ words }) => words)
}

const past = /\b(?:was|were|lasted|war|waren|étai(?:t|ent)|était|era|eran|foi|eram)\b/iu

/** The guard rails may reject the first ones. */
const few = 3

const repeating: ReadonlySet<ReplyKind> = new Set(['positive', 'mild', 'mixed', 'neutral'])
