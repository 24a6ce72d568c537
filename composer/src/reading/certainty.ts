import { isProfanity } from './profanity.ts'
import type { Reading } from './reading.ts'
import type { Subject } from './subject.ts'
import type { Topic } from '@bizamply/contract/reading-names'

/**
 * What a comment without stars surely is: joy and regret both need it, and without it neither is shown. On the half
 * of the real reviews that it was set by, 1 % of such praise was meant as blame, and 4 % of such blame as praise.
 */
export function sureMood(reading: Reading, subject: Subject): 'praise' | 'blame' | null {
  if (isSurePraise(reading)) return 'praise'
  return isSureBlame(reading, subject) ? 'blame' : null
}

/** Praise that outweighs blame without drowning it. */
export const leansToPraise = ({ weights }: Reading): boolean =>
  weights.praise >= 1 && weights.blame >= 0.6 && weights.praise >= 1.5 * weights.blame

/** Dark words are the content of a game, and in a long text a few words of blame may speak of anything. */
function isSureBlame(reading: Reading, subject: Subject): boolean {
  const { bad, sure } = reading
  const { praise, blame, length } = reading.weights
  if (isOnlyProfanity(reading)) return false
  if (blame < (blame >= 4 ? 2.5 : 3) * praise || blame < length / 40) return false
  const failed = subject !== 'game' && length < 40 && bad.some((topic) => failing.has(topic) && sure.includes(topic))
  return blame >= (failed ? 1 : subject === 'game' ? 3 : 2)
}

/** An profanity tells how strongly somebody feels, not what. */
function isOnlyProfanity({ evidence }: Reading): boolean {
  const words = evidence.find(({ of }) => of === 'sentiment')?.words ?? []
  return words.length > 0 && words.every((word) => isProfanity(word.toLowerCase()))
}

/** One kind word in many, or one before a "but", is a part of something that the lists did not read. */
function isSurePraise({ weights }: Reading): boolean {
  const { praise, blame, length, open } = weights
  const least = length <= 10 ? 0.8 : length <= 25 ? 1.3 : length <= 60 ? 2 : 3
  return praise >= Math.max(open ? 4 : 0, least, 3 * blame, length / 150)
}

/** Whoever says outright that one of these fails complains, in one sentence too. */
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
