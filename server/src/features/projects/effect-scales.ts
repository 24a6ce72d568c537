import type { EffectMeasure } from '@bizamply/contract/project-effect'
import type { Room, Scale } from './effect-estimate.ts'

/** Minimum standard deviation of any group, half a star, however few ratings it has. */
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
    // Laplace's estimate, so that 0 or 100 percent of a small sample is not certain.
    variance: ({ n, sum }) => ((sum + 1) / (n + 2)) * (1 - (sum + 1) / (n + 2)),
    interval: wilson,
    alike: 0.02,
    room: logit(0, 1),
  },
  complaints: {
    // A review may complain about several topics, so this is a rate per review, not a share.
    variance: ({ n, sum }) => (sum + 1) / Math.max(1, n),
    interval: poissonScore,
    alike: 0.005,
    room: { inside: (rate, count) => rate + 0.5 / count, of: Math.log, back: Math.exp, slope: (rate) => rate },
  },
}

/** Log odds of a mean's position between the two bounds. */
function logit(least: number, most: number): Room {
  const length = most - least
  return {
    inside: (mean, count) => (mean * count + (least + most) / 2) / (count + 1),
    of: (mean) => Math.log((mean - least) / (most - mean)),
    back: (value) => least + length / (1 + Math.exp(-value)),
    slope: (mean) => ((mean - least) * (most - mean)) / length,
  }
}

/** Wilson's interval of a share, with the number of independent mentions that would give this error. */
function wilson(share: number, count: number, error: number, t: number): { low: number; high: number } {
  const spread = share * (1 - share)
  const effective = spread > 0 ? Math.min(count, spread / error ** 2) : count
  const middle = (share + t ** 2 / (2 * effective)) / (1 + t ** 2 / effective)
  const half = (t / (1 + t ** 2 / effective)) * Math.sqrt(spread / effective + t ** 2 / (4 * effective ** 2))
  return { low: clamp(middle - half, 0, share), high: clamp(middle + half, share, 1) }
}

/** The score interval of a rate of events, with the number of independent reviews that would give this error. */
function poissonScore(rate: number, count: number, error: number, t: number): { low: number; high: number } {
  const effective = rate > 0 ? Math.min(count, rate / error ** 2) : count
  const middle = rate + t ** 2 / (2 * effective)
  const half = t * Math.sqrt(rate / effective + t ** 2 / (4 * effective ** 2))
  return { low: clamp(middle - half, 0, rate), high: middle + half }
}
