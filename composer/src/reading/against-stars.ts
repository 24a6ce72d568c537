import type { Topic } from '@bizamply/contract/topics-and-risks'
import type { Clause } from './clause.ts'
import { isAllPositive, type Opinions, saysSlip } from './all-positive.ts'
import { failureIn, isResolved } from './failures.ts'
import type { Sentiment } from './reading.ts'
import type { TopicsRead } from './read-topics.ts'

interface Told {
  /** Empty if the text says nothing of its own. */
  plain: string
  rating: number | null
  /** Topics of faults stated in so many words. */
  faults: readonly Topic[]
  topics: Pick<TopicsRead, 'good' | 'bad'>
  opinions: Opinions
}

/** Four or five stars for a text that tells of a fault, and one or two for praise. */
export function againstStars<Felt extends { sentiment: Sentiment }>(
  felt: Felt,
  { plain, rating, faults, topics, opinions }: Told,
): { felt: Felt; failed: boolean; slipped: boolean } {
  const lapse = plain === '' ? null : lapseIn(plain, rating, faults)
  const isPraised =
    topics.good.length > 0 || (lapse === 'stated' && (opinions.positives > 0 || felt.sentiment === 'mixed'))
  const isLow = plain !== '' && (rating ?? 5) <= 2 && topics.bad.length === 0
  return {
    felt: lapse === null ? felt : { ...felt, sentiment: isPraised ? 'mixed' : 'negative' },
    failed: lapse !== null,
    slipped: isLow && (saysSlip(plain) || isAllPositive(plain, opinions)),
  }
}

/** Topics of faults that the patterns state, and not the word lists. */
export const addedFaults = (read: readonly Clause[], stated: readonly Clause[]): Topic[] =>
  stated.flatMap((clause, index) =>
    clause === read[index]
      ? []
      : clause.topics.flatMap((one) =>
          one.positive || one.topic === null || read[index]?.topics.includes(one) ? [] : [one.topic],
        ),
  )

/** By its turn or irony, or in so many words. */
function lapseIn(plain: string, rating: number | null, faults: readonly Topic[]): 'turned' | 'stated' | null {
  if ((rating ?? 0) < 4) return null
  if (failureIn(plain) !== null) return 'turned'
  return plain.length <= BRIEF && faults.some((topic) => grave.has(topic)) && !isResolved(plain) ? 'stated' : null
}

/** In characters: a longer text speaks of more. */
const BRIEF = 240

const grave: ReadonlySet<Topic> = new Set<Topic>(['damage', 'missing', 'quality'])
