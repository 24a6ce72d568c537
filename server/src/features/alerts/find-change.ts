/** Whole days of the brand: the last week until yesterday, and the eight weeks before it. */
export const span = { recent: 7, baseline: 56 } as const

/** Ratings by stars, 1 to 5. */
export type Stars = readonly number[]

export interface RatingChange {
  kind: 'rating'
  now: number
  before: number
  /** Ratings of the week and of the weeks before. */
  rated: number
  ratedBefore: number
}

export interface TopicChange {
  kind: 'topic'
  topic: string
  /** Shares of the product's comments that blame it, 0 to 1. */
  now: number
  before: number
  /** Comments of the week that blame it, of so many. */
  blamed: number
  received: number
}

// Below these a single opinion would be a change.
const least = { rated: 8, ratedBefore: 20, received: 8, receivedBefore: 20, blamed: 4 }
/** Far enough to matter to a person, and too far to be chance among many products looked at every night. */
const far = { stars: 0.4, share: 0.1, deviations: 3.3 }

/** The rating of the week against the product's own weeks before. */
export function ratingChange(recent: Stars, baseline: Stars): RatingChange | null {
  const [now, before] = [meanOf(recent), meanOf(baseline)]
  if (now.count < least.rated || before.count < least.ratedBefore) return null
  const error = Math.sqrt(before.variance / now.count + before.variance / before.count)
  const by = Math.abs(now.mean - before.mean)
  // Whoever always got the same number of stars has no variance: any step that is far enough is a change.
  if (by < far.stars || by < far.deviations * error) return null
  return { kind: 'rating', now: now.mean, before: before.mean, rated: now.count, ratedBefore: before.count }
}

interface Share {
  blamed: number
  received: number
}

/** Whether the week blames a topic more often than the product's own weeks before. */
export function topicChange(topic: string, recent: Share, baseline: Share): TopicChange | null {
  const enough = recent.received >= least.received && baseline.received >= least.receivedBefore
  if (!enough || recent.blamed < least.blamed) return null
  const [now, before] = [recent.blamed / recent.received, baseline.blamed / baseline.received]
  const both = (recent.blamed + baseline.blamed) / (recent.received + baseline.received)
  const error = Math.sqrt(both * (1 - both) * (1 / recent.received + 1 / baseline.received))
  if (now - before < far.share || now - before < far.deviations * error) return null
  return { kind: 'topic', topic, now, before, blamed: recent.blamed, received: recent.received }
}

function meanOf(stars: Stars): { count: number; mean: number; variance: number } {
  const count = stars.reduce((sum, n) => sum + n, 0)
  if (count === 0) return { count, mean: 0, variance: 0 }
  const mean = stars.reduce((sum, n, at) => sum + n * (at + 1), 0) / count
  return { count, mean, variance: stars.reduce((sum, n, at) => sum + n * (at + 1 - mean) ** 2, 0) / count }
}
