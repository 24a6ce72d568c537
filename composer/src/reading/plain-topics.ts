import type { Topic } from '@bizamply/contract/topics-and-risks'
import type { Reading } from './reading.ts'

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
