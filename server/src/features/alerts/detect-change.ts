import { minimums, thresholds } from './thresholds.ts'

/** Whole days in the brand's timezone: the week until yesterday, and the eight weeks before it. */
export const span = { recent: 7, baseline: 56 } as const

/** Ratings by stars, 1 to 5. */
export type Stars = readonly number[]

interface Step {
  now: number
  before: number
  /** Strength relative to the threshold; 1 and above is a change. */
  strength: number
}

export interface RatingChange extends Step {
  kind: 'rating'
  /** Ratings of the week and of the baseline. */
  rated: number
  ratedBefore: number
}

/** `now` and `before` are shares of the product's comments that complain about it, 0 to 1. */
export interface TopicChange extends Step {
  kind: 'topic'
  topic: string
  /** Comments of the week that complain about the topic, and all comments of the week. */
  negative: number
  received: number
  negativeBefore: number
  receivedBefore: number
}

/** Compares the week's rating with the product's own baseline. */
export const ratingChange = (recent: Stars, baseline: Stars): RatingChange | null => {
  const step = ratingStep(recent, baseline)
  return step && step.strength >= 1 ? step : null
}

/** The same without a threshold; null if there is too little data. */
export function ratingStep(recent: Stars, baseline: Stars): RatingChange | null {
  const [now, before] = [meanOf(recent), meanOf(baseline)]
  if (now.count < minimums.rated || before.count < minimums.ratedBefore) return null
  const error = errorOf(varianceOf(recent.map((n, at) => n + (baseline[at] ?? 0))), now.count, before.count)
  const by = Math.abs(now.mean - before.mean)
  return {
    kind: 'rating',
    now: now.mean,
    before: before.mean,
    rated: now.count,
    ratedBefore: before.count,
    strength: Math.min(by / thresholds.stars, beyondChance(by, error)),
  }
}

interface Share {
  negative: number
  received: number
}

/** Whether complaints about a topic are more frequent this week than in the product's own baseline. */
export const topicChange = (topic: string, recent: Share, baseline: Share): TopicChange | null => {
  const step = topicStep(topic, recent, baseline)
  return step && step.strength >= 1 ? step : null
}

/** The same without a threshold; null if there is too little data. */
export function topicStep(topic: string, recent: Share, baseline: Share): TopicChange | null {
  if (recent.received < minimums.received || baseline.received < minimums.receivedBefore) return null
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
    strength: Math.min(by / thresholds.share, beyondChance(by, error), recent.negative / minimums.negative),
  }
}

// Under the null hypothesis both windows share a distribution, so the variance is pooled: a product
// with only 5-star ratings is not reported for two ratings of 3.
const errorOf = (variance: number, recent: number, baseline: number): number =>
  Math.sqrt(variance * (1 / recent + 1 / baseline))

// Zero variance means identical values in both windows.
const beyondChance = (by: number, error: number): number => (error === 0 ? 0 : by / (thresholds.deviations * error))

function meanOf(stars: Stars): { count: number; mean: number } {
  const count = stars.reduce((sum, n) => sum + n, 0)
  return { count, mean: count === 0 ? 0 : stars.reduce((sum, n, at) => sum + n * (at + 1), 0) / count }
}

function varianceOf(stars: Stars): number {
  const { count, mean } = meanOf(stars)
  return stars.reduce((sum, n, at) => sum + n * (at + 1 - mean) ** 2, 0) / count
}
