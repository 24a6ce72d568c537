import { plainTopics } from './reading/plain-topics.ts'
import { commentTextOf, readComment } from './reading/read-comment.ts'
import type { Evidence, Reading, Sentiment } from './reading/reading.ts'
import { areStarsContradicted } from './writing/contradicted-stars.ts'
import type { Topic } from '@bizamply/contract/topics-and-risks'

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
  /**
   * `unsure` lists those that aren't highlighted, such as `topic:look`, and `rating` if the text contradicts its
   * stars or, with four or five, names a fault that the reply regrets.
   */
  evidence: { of: string; words: string[] }[]
  version: number
}

/** Increase it when readings change: comments with a lower version are read again (`read-again.ts`). */
export const readerVersion = 25

/** `likely` is the brand's language, for ambiguous text. */
export function storedReading(
  comment: { title: string | null; text: string; rating: number | null },
  likely: string | null = null,
): StoredReading {
  const found = readComment(commentTextOf(comment), comment.rating, likely)
  const topics = plainTopics(found)
  return {
    language: found.language,
    sentiment: found.sentiment,
    score: found.score,
    topicsGood: topics.good,
    topicsBad: topics.bad,
    risks: statedRisks(found),
    spam: found.spam,
    question: found.hasQuestion,
    evidence: evidenceOf(found, topics, comment),
    version: readerVersion,
  }
}

/** Without an injury that only makes the reply to `self-harm` careful. */
const statedRisks = ({ risks, evidence }: Reading): string[] =>
  risks.filter(
    (risk) => risk !== 'injury' || !risks.includes('self-harm') || evidence.some(({ of }) => of === 'risk:injury'),
  )

/** The deciding words, whole and of the stronger side, and what of them isn't highlighted. */
function evidenceOf(
  found: Reading,
  topics: ReturnType<typeof plainTopics>,
  comment: Parameters<typeof storedReading>[0],
): Evidence[] {
  const left = new Set([...topics.good, ...topics.bad, ...found.about].map((topic) => `topic:${topic}`))
  const kept = [
    ...found.shown.filter(({ of }) => left.has(of)),
    ...found.evidence.filter(({ of }) => !of.startsWith('topic:')),
  ]
  const isUnsure = unsure(found, comment.rating, topics)
  const stars = areStarsContradicted(comment, found) ? ['rating'] : []
  const words = [...kept.flatMap((one) => (isUnsure(one) ? [one.of] : [])), ...stars]
  return words.length > 0 ? [...kept, { of: 'unsure', words }] : kept
}

/**
 * No highlight is better than one that contradicts the review: against its stars, a topic must be stated outright, and
 * more than once unless both sides are clear. Mentioning a refund in praise isn't a complaint.
 */
function unsure(
  { sentiment, outright, weights, contested }: Reading,
  rating: number | null,
  { good, bad }: ReturnType<typeof plainTopics>,
): (evidence: Evidence) => boolean {
  const isLow = rating === null ? sentiment === 'negative' : rating < 3
  const isHigh = rating === null ? sentiment === 'positive' : rating >= 4
  const against = isLow ? good : isHigh ? bad : []
  const isBoth = sentiment === 'mixed' || (isLow && bad.some((topic) => outright.includes(topic)))
  const least = isBoth && weights.length <= FEW ? 1 : 2
  return ({ of, words }) => {
    if (of === 'risk:refund') return isHigh && sentiment === 'positive'
    const is = (topic: Topic): boolean => of === `topic:${topic}`
    return contested.some(is) || against.some((one) => is(one) && (!outright.includes(one) || words.length < least))
  }
}

/** In words. In a longer text, what is praised may be anything. */
const FEW = 30
