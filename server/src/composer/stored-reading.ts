import { commentTextOf, readComment } from './read-comment.ts'

export type Sentiment = 'positive' | 'mixed' | 'neutral' | 'negative'

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

export const readerVersion = 1

/** `likely` is the brand's language, for texts that would fit several. */
export function storedReading(
  comment: { title: string | null; text: string; rating: number | null },
  likely: string | null = null,
): StoredReading {
  const found = readComment(commentTextOf(comment), comment.rating, likely)
  const sentiment = sentimentOf(found.mood, found.good.length > 0, found.bad.length > 0)
  return {
    language: found.language,
    sentiment,
    score: comment.rating === null ? scores[sentiment] : comment.rating - 3,
    topicsGood: found.good,
    topicsBad: found.bad,
    risks: [],
    spam: false,
    question: found.question,
    evidence: found.evidence.length > 0 ? [{ of: 'sentiment', words: found.evidence }] : [],
    version: readerVersion,
  }
}

const scores: Record<Sentiment, number> = { positive: 1, mixed: 0, neutral: 0, negative: -1 }

function sentimentOf(mood: 'praise' | 'mild' | 'complaint' | 'neutral', good: boolean, bad: boolean): Sentiment {
  if (good && bad) return 'mixed'
  if (mood === 'mild') return 'mixed'
  return mood === 'neutral' ? 'neutral' : mood === 'praise' ? 'positive' : 'negative'
}
