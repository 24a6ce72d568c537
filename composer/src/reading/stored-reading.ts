import { commentTextOf, readComment } from './read-comment.ts'
import type { Reading } from './reading.ts'
import type { Sentiment } from './reading.ts'
import type { Topic } from '@bizamply/contract/reading-names'

/** The part of a reading stored with its comment, for filters and figures. */
export interface StoredReading {
  language: string | null
  sentiment: Sentiment
  /** -2 to +2 */
  score: number
  topicsGood: string[]
  topicsBad: string[]
  risks: string[]
  spam: boolean
  question: boolean
  evidence: { of: string; words: string[] }[]
  version: number
}

/** Increase it when readings change: comments with a lower version are read again (`read-again.ts`). */
export const readerVersion = 6

/** `likely` is the brand's language, for ambiguous text. */
export function storedReading(
  comment: { title: string | null; text: string; rating: number | null },
  likely: string | null = null,
): StoredReading {
  const found = readComment(commentTextOf(comment), comment.rating, likely)
  const { good, bad } = plainTopics(found)
  const left = new Set([...good, ...bad, ...found.about].map((topic) => `topic:${topic}`))
  return {
    language: found.language,
    sentiment: found.sentiment,
    score: found.score,
    topicsGood: good,
    topicsBad: bad,
    risks: found.risks,
    spam: found.spam,
    question: found.question,
    evidence: found.evidence.filter(({ of }) => !of.startsWith('topic:') || left.has(of)),
    version: readerVersion,
  }
}

/**
 * A single ambiguous word names no topic, and a topic against the overall sentiment must be explicit: "under a spilled
 * coffee" in pure praise isn't damage. Naming a product part counts.
 */
export function plainTopics({ sentiment, good, bad, sure, nameable, outright }: Reading): {
  good: Topic[]
  bad: Topic[]
} {
  const isPlain = (topic: Topic): boolean => sure.includes(topic) || nameable.includes(topic) || parts.has(topic)
  const isOutright = (topic: Topic): boolean => sure.includes(topic) && outright.includes(topic)
  return {
    good: good.filter(sentiment === 'negative' ? isOutright : isPlain),
    bad: bad.filter(sentiment === 'positive' ? isOutright : isPlain),
  }
}

const parts: ReadonlySet<Topic> = new Set<Topic>(['zip', 'screen', 'camera'])
