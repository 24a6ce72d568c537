import { commentTextOf, readComment } from './read-comment.ts'
import type { Sentiment } from './read-sentiment.ts'

/** What of a reading is kept with its comment: filters and figures use it. */
export interface StoredReading {
  language: string | null
  sentiment: Sentiment
  /** -2 .. +2 */
  score: number
  topicsGood: string[]
  topicsBad: string[]
  risks: string[]
  spam: boolean
  question: boolean
  evidence: { of: string; words: string[] }[]
  version: number
}

/** Whoever changes what readings say raises it: stored comments of a lower one are read again (`read-again.ts`). */
export const readerVersion = 5

/** `likely` is the brand's language, for texts that would fit several. */
export function storedReading(
  comment: { title: string | null; text: string; rating: number | null },
  likely: string | null = null,
): StoredReading {
  const found = readComment(commentTextOf(comment), comment.rating, likely)
  return {
    language: found.language,
    sentiment: found.sentiment,
    score: found.score,
    topicsGood: found.good,
    topicsBad: found.bad,
    risks: found.risks,
    spam: found.spam,
    question: found.question,
    evidence: found.evidence,
    version: readerVersion,
  }
}
