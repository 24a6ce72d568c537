import type { EffectMeasure } from '@bizamply/contract/project-effect'
import type { Room, Scale } from './effect-estimate.ts'

/** No group is taken to agree more than this, however few stars it has: half a star of standard deviation. */
const LEAST_VARIANCE = 0.25

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

export const effectScales: Record<EffectMeasure, Scale> = {
  rating: {
    variance: (_, within) => Math.max(LEAST_VARIANCE, within),
    interval: (mean, _, error, t) => ({ low: clamp(mean - t * error, 1, 5), high: clamp(mean + t * error, 1, 5) }),
    alike: 0.02,
    room: logit(1, 5),
  },
  negative: {
    // Laplace's share, so that none or all of a few is not certainty.
    variance: ({ n, sum }) => ((sum + 1) / (n + 2)) * (1 - (sum + 1) / (n + 2)),
    interval: wilson,
    alike: 0.02,
    room: logit(0, 1),
  },
  complaints: {
    // A review may complain about several topics: a count for each review, not a share.
    variance: ({ n, sum }) => (sum + 1) / Math.max(1, n),
    interval: poissonScore,
    alike: 0.005,
    room: { inside: (rate, count) => rate + 0.5 / count, of: Math.log, back: Math.exp, slope: (rate) => rate },
  },
}

/** Log odds of how far a mean is from one end to the other. */
function logit(least: number, most: number): Room {
  const length = most - least
  return {
    inside: (mean, count) => (mean * count + (least + most) / 2) / (count + 1),
    of: (mean) => Math.log((mean - least) / (most - mean)),
    back: (value) => least + length / (1 + Math.exp(-value)),
    slope: (mean) => ((mean - least) * (most - mean)) / length,
  }
}

/** Wilson's interval of a share, as of so many independent mentions as would give this error. */
function wilson(share: number, count: number, error: number, t: number): { low: number; high: number } {
  const spread = share * (1 - share)
  const effective = spread > 0 ? Math.min(count, spread / error ** 2) : count
  const middle = (share + t ** 2 / (2 * effective)) / (1 + t ** 2 / effective)
  const half = (t / (1 + t ** 2 / effective)) * Math.sqrt(spread / effective + t ** 2 / (4 * effective ** 2))
  return { low: clamp(middle - half, 0, share), high: clamp(middle + half, share, 1) }
}

/** The score interval of a rate of counted events, as of so many independent reviews as would give this error. */
function poissonScore(rate: number, count: number, error: number, t: number): { low: number; high: number } {
  const effective = rate > 0 ? Math.min(count, rate / error ** 2) : count
  const middle = rate + t ** 2 / (2 * effective)
  const half = t * Math.sqrt(rate / effective + t ** 2 / (4 * effective ** 2))
  return { low: clamp(middle - half, 0, rate), high: middle + half }
}
