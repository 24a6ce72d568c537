/** Whole days of the brand: the last week until yesterday, and the eight weeks before it. */
export const span = { recent: 7, baseline: 56 } as const

/** Ratings by stars, 1 to 5. */
export type Stars = readonly number[]

interface Step {
  now: number
  before: number
  /** How much of the way to a change it is; 1 and above is one. */
  strength: number
}

export interface RatingChange extends Step {
  kind: 'rating'
  /** Ratings of the week and of the weeks before. */
  rated: number
  ratedBefore: number
}

/** `now` and `before` are shares of the product's comments that blame it, 0 to 1. */
export interface TopicChange extends Step {
  kind: 'topic'
  topic: string
  /** Comments of the week that blame it, of so many. */
  negative: number
  received: number
  negativeBefore: number
  receivedBefore: number
}

// Below these a single opinion would be a change.
const least = { rated: 8, ratedBefore: 20, received: 8, receivedBefore: 20, negative: 4 }
/** Far enough to matter to a person, and too far to be chance among many products looked at every night. */
const far = { stars: 0.4, share: 0.1, deviations: 3.3 }

/** The rating of the week against the product's own weeks before. */
export const ratingChange = (recent: Stars, baseline: Stars): RatingChange | null => {
  const step = ratingStep(recent, baseline)
  return step && step.strength >= 1 ? step : null
}

/** The same, however small; null where there is too little to judge by. */
export function ratingStep(recent: Stars, baseline: Stars): RatingChange | null {
  const [now, before] = [meanOf(recent), meanOf(baseline)]
  if (now.count < least.rated || before.count < least.ratedBefore) return null
  const error = errorOf(varianceOf(recent.map((n, at) => n + (baseline[at] ?? 0))), now.count, before.count)
  const by = Math.abs(now.mean - before.mean)
  return {
    kind: 'rating',
    now: now.mean,
    before: before.mean,
    rated: now.count,
    ratedBefore: before.count,
    strength: Math.min(by / far.stars, beyondChance(by, error)),
  }
}

interface Share {
  negative: number
  received: number
}

/** Whether the week blames a topic more often than the product's own weeks before. */
export const topicChange = (topic: string, recent: Share, baseline: Share): TopicChange | null => {
  const step = topicStep(topic, recent, baseline)
  return step && step.strength >= 1 ? step : null
}

/** The same, however small; null where there is too little to judge by. */
export function topicStep(topic: string, recent: Share, baseline: Share): TopicChange | null {
  if (recent.received < least.received || baseline.received < least.receivedBefore) return null
  const [now, before] = [recent.negative / recent.received, baseline.negative / baseline.received]
  const both = (recent.negative + baseline.negative) / (recent.received + baseline.received)
  const error = errorOf(both * (1 - both), recent.received, baseline.received)
  const by = now - before
  return {
    kind: 'topic',
    topic,
    now,
    before,
    ...recent,
    negativeBefore: baseline.negative,
    receivedBefore: baseline.received,
    strength: Math.min(by / far.share, beyondChance(by, error), recent.negative / least.negative),
  }
}

// Without a change both windows are drawn from one distribution, so its variance is that of both together: a product
// that always got 5 stars is not reported for two ratings of 3.
const errorOf = (variance: number, recent: number, baseline: number): number =>
  Math.sqrt(variance * (1 / recent + 1 / baseline))

// No variance at all means the same values in both windows.
const beyondChance = (by: number, error: number): number => (error === 0 ? 0 : by / (far.deviations * error))

function meanOf(stars: Stars): { count: number; mean: number } {
  const count = stars.reduce((sum, n) => sum + n, 0)
  return { count, mean: count === 0 ? 0 : stars.reduce((sum, n, at) => sum + n * (at + 1), 0) / count }
}

function varianceOf(stars: Stars): number {
  const { count, mean } = meanOf(stars)
  return stars.reduce((sum, n, at) => sum + n * (at + 1 - mean) ** 2, 0) / count
}
