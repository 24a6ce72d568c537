import { isProfanity } from './profanity.ts'
import type { Reading } from './reading.ts'
import type { Domain } from './domain.ts'
import type { Topic } from '@bizamply/contract/topics-and-risks'

/**
 * Reliable sentiment of a comment without stars, required to show joy or regret. On the training half of the real
 * reviews, 1% of such praise was negative, and 4% of such complaints were positive.
 */
export function confidentSentiment(reading: Reading, domain: Domain): 'positive' | 'negative' | null {
  if (isConfidentlyPositive(reading)) return 'positive'
  return isConfidentlyNegative(reading, domain) ? 'negative' : null
}

/** Praise that outweighs complaints without hiding them. */
export const leansPositive = ({ weights }: Reading): boolean =>
  weights.positive >= 1 && weights.negative >= 0.6 && weights.positive >= 1.5 * weights.negative

/** Negative words may describe a game, and a few of them in a long text may refer to anything. */
function isConfidentlyNegative(reading: Reading, domain: Domain): boolean {
  const { bad, sure } = reading
  const { positive, negative, length } = reading.weights
  if (isOnlyProfanity(reading)) return false
  if (negative < (negative >= 4 ? 2.5 : 3) * positive || negative < length / 40) return false
  const failed = domain !== 'game' && length < 40 && bad.some((topic) => failing.has(topic) && sure.includes(topic))
  return negative >= (failed ? 1 : domain === 'game' ? 3 : 2)
}

/** Profanity shows strength of feeling, not sentiment. */
function isOnlyProfanity({ evidence }: Reading): boolean {
  const words = evidence.find(({ of }) => of === 'sentiment')?.words ?? []
  return words.length > 0 && words.every((word) => isProfanity(word.toLowerCase()))
}

/** A single kind word among many, or one before "but", may belong to something that the lists missed. */
function isConfidentlyPositive({ weights }: Reading): boolean {
  const { positive, negative, length, open } = weights
  const least = length <= 10 ? 0.8 : length <= 25 ? 1.3 : length <= 60 ? 2 : 3
  return positive >= Math.max(open ? 4 : 0, least, 3 * negative, length / 150)
}

/** These clearly stated failures are complaints, even in a single sentence. */
const failing: ReadonlySet<Topic> = new Set<Topic>([
  'damage',
  'missing',
  'delivery',
  'battery',
  'zip',
  'service',
  'person',
  'cleanliness',
  'connection',
  'performance',
  'screen',
  'camera',
  'sound',
  'smell',
  'comfort',
  'quality',
  'packaging',
])
