import type { Topic } from '@bizamply/contract/topics-and-risks'
import type { Reading } from '../reading/reading.ts'
import { isAnyNamed, type NamedTopics } from './reply-kind.ts'
import type { ReplyKind } from './phrases/phrase-book.ts'

/**
 * Praise of two or more things names one, even if each is only mentioned once: the first whose sentences suit whatever
 * the customer meant by it.
 */
export function withSafestTopic(
  topics: NamedTopics,
  { good, bad, positives, negatives, possibleHarm, contested }: Reading,
  replyKind: ReplyKind,
  rating: number | null,
): NamedTopics {
  const isPraise =
    replyKind === 'positive' && (rating ?? 0) >= 4 && bad.length === 0 && positives >= 2 * negatives && !possibleHarm
  const isBoth = replyKind === 'mixed' && (rating ?? 0) >= 3 && topics.bad.length > 0 && topics.good.length === 0
  if (good.length < 2 || !(isBoth || (isPraise && !isAnyNamed(topics)))) return topics
  const safest = good.find((topic) => safe.has(topic) && !contested.includes(topic) && !topics.bad.includes(topic))
  return safest === undefined ? topics : { ...topics, good: [safest] }
}

const safe: ReadonlySet<Topic> = new Set<Topic>([
  'price',
  'delivery',
  'packaging',
  'taste',
  'smell',
  'comfort',
  'look',
  'quality',
  'performance',
])
