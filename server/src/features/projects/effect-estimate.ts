import type { EffectEstimate, EffectSideValue } from '@bizamply/contract/project-effect'
import { studentT } from './effect-student.ts'

/** Count, sum and sum of squares of one group in one week. */
export interface WeekSample {
  n: number
  sum: number
  squares: number
}

/** Weekly sums of both groups in chronological order, for both sides of the change only. */
export interface PairedWeek {
  after: boolean
  project: WeekSample
  others: WeekSample
}

/** The variance and the range of values. */
export interface Scale {
  /** Variance of one value from a group's pooled sums, less what the two sides explain. */
  variance(pooled: WeekSample, within: number): number
  /** The interval of a mean with the precision of this many independent values. */
  interval(mean: number, count: number, error: number, t: number): { low: number; high: number }
  /** Minimum correlation of reviews within one week, whatever the data shows (intraclass correlation). */
  alike: number
  room: Room
}

/** An unbounded scale for bounded means, so that a change near a bound counts as much as a larger one in the middle. */
export interface Room {
  /** The mean, shrunk slightly from the bounds: no mean is certain to be at a bound. */
  inside(mean: number, count: number): number
  of(mean: number): number
  back(value: number): number
  /** Derivative of the mean by this scale. */
  slope(mean: number): number
}

export interface Estimates {
  before: EffectSideValue
  after: EffectSideValue
  change: EffectEstimate | null
}

/** Estimate of one side: its mean, and each week's contribution to the mean's error. */
interface SideFit {
  mean: number
  count: number
  /** Variance of the mean if every review were independent of every other. */
  independent: number
  scores: number[]
  /** Effective number of weeks: as if all had the same number of reviews. */
  weeks: number
  /** Weeks with reviews. */
  used: number
}

/** The mean of each side and their difference, from the project's own reviews. */
export function estimateOwn(weeks: readonly PairedWeek[], scale: Scale): Estimates {
  return describe(fitOwn(weeks, scale), scale)
}

/** The same for the others, in the weeks in which the project has reviews; and how much more the project changed. */
export function estimateAgainst(
  weeks: readonly PairedWeek[],
  scale: Scale,
): Estimates & { difference: EffectEstimate | null; room: number } {
  const [own, others] = [fitOwn(weeks, scale), fitOthers(weeks, scale)]
  return {
    ...describe(others, scale),
    difference: changeOf(lessOthers(own, others)),
    room: roomOf(own, others, scale),
  }
}

const sides = [false, true] as const
type Fits = (SideFit | null)[]

function fitOwn(weeks: readonly PairedWeek[], scale: Scale): Fits {
  const variance = varianceOf(weeks, ({ project }) => project, scale)
  return sides.map((after) => {
    const samples = weeks.filter((week) => week.after === after).map(({ project }) => project)
    const count = total(samples.map(({ n }) => n))
    if (count === 0) return null
    const mean = total(samples.map(({ sum }) => sum)) / count
    return {
      mean,
      count,
      independent: (variance / count) * (1 + scale.alike * (total(samples.map(({ n }) => n ** 2)) / count - 1)),
      scores: samples.map(({ n, sum }) => (sum - n * mean) / count),
      weeks: count ** 2 / total(samples.map(({ n }) => n ** 2)),
      used: samples.filter(({ n }) => n > 0).length,
    }
  })
}

/** Reviews of a week that weigh as much as the whole side when estimating the others' mean in that week. */
const SHRINK = 4

/**
 * Direct standardization: the others' weekly means, weighted by the project's weekly reviews, so that a shift of all
 * reviews affects both. Weeks with few other reviews fall back to the mean of the whole side.
 */
function fitOthers(weeks: readonly PairedWeek[], scale: Scale): Fits {
  const variance = varianceOf(weeks, ({ others }) => others, scale)
  return sides.map((after) => {
    const its = weeks.filter((week) => week.after === after)
    const [own, count] = [total(its.map(({ project }) => project.n)), total(its.map(({ others }) => others.n))]
    if (own === 0 || count === 0) return null
    const shared = total(its.map(({ project, others }) => ((project.n / own) * SHRINK) / (others.n + SHRINK)))
    const weights = its.map(({ project, others }) => project.n / own / (others.n + SHRINK) + shared / count)
    const mean = total(its.map(({ others }, n) => (weights[n] ?? 0) * others.sum))
    return {
      mean,
      count,
      independent: variance * total(its.map(({ others }, n) => (weights[n] ?? 0) ** 2 * others.n)),
      scores: its.map(({ others }, n) => (weights[n] ?? 0) * (others.sum - others.n * mean)),
      weeks: 1 / total(its.map(({ others }, n) => ((weights[n] ?? 0) * others.n) ** 2)),
      used: its.filter(({ others }) => others.n > 0).length,
    }
  })
}

/** The project's change minus the others' change. */
const lessOthers = (own: Fits, others: Fits): Fits =>
  own.map((fit, n) => {
    const other = others[n]
    if (!fit || !other) return null
    return {
      mean: fit.mean - other.mean,
      count: fit.count,
      independent: fit.independent + other.independent,
      scores: fit.scores.map((score, at) => score - (other.scores[at] ?? 0)),
      weeks: Math.min(fit.weeks, other.weeks),
      used: Math.max(fit.used, other.used),
    }
  })

/**
 * How much further the project would move than the others for the same reason: a mean of 3 has more room than one of
 * 4.8, so a shift of all reviews moves it more.
 */
function roomOf(own: Fits, others: Fits, { room }: Scale): number {
  const [[from], [other, otherAfter]] = [own, others]
  if (!from || !other || !otherAfter) return 0
  const start = room.inside(from.mean, from.count)
  const otherStart = room.inside(other.mean, other.count)
  const otherEnd = room.inside(otherAfter.mean, otherAfter.count)
  return room.back(room.of(start) + room.of(otherEnd) - room.of(otherStart)) - start - (otherEnd - otherStart)
}

function describe(fits: Fits, scale: Scale): Estimates {
  const [before, after] = fits.map((fit) => sideValue(fit, scale))
  const none = sideValue(null, scale)
  return { before: before ?? none, after: after ?? none, change: changeOf(fits) }
}

function sideValue(fit: SideFit | null, scale: Scale): EffectSideValue {
  if (!fit) return { count: 0, value: null, low: 0, high: 0 }
  const { error, t } = errorOf([fit])
  return { count: fit.count, value: fit.mean, ...scale.interval(fit.mean, fit.count, error, t) }
}

function changeOf(fits: Fits): EffectEstimate | null {
  const [before, after] = fits
  if (!before || !after) return null
  const { error, t } = errorOf([before, after])
  const value = after.mean - before.mean
  return { value, low: value - t * error, high: value + t * error }
}

/** Excess variance between weeks is treated as persistent: four times the error of independent weeks. */
const MEMORY = 4
/** This much of the sampling error of the weekly variance doesn't count as excess. */
const NOISE = 0.25

/**
 * The standard error of a sum or difference of sides, and the t value of its interval. Assumes that reviews correlate
 * within a week, and that good or bad weeks follow one another.
 */
function errorOf(fits: SideFit[]): { error: number; t: number } {
  const byWeeks = total(fits.map(clusteredOf))
  const independent = total(fits.map((fit) => fit.independent))
  const freedom = Math.max(1, total(fits.map(({ weeks }) => weeks - 1)))
  const beyondNoise = Math.max(0, byWeeks - independent * (1 + NOISE * Math.sqrt(2 / freedom)))
  const extra = beyondNoise * MEMORY
  const variance = independent + extra
  const reviews = Math.max(1, total(fits.map(({ count }) => count)) - fits.length)
  const effective = variance ** 2 / (independent ** 2 / reviews + extra ** 2 / freedom)
  const used = total(fits.map((fit) => fit.used - 1))
  return { error: Math.sqrt(variance), t: studentT(Math.min(effective, used)) }
}

/** Variance of a mean if weeks are independent, but not the reviews within them. */
const clusteredOf = ({ scores, used }: SideFit): number =>
  used > 1 ? (used / (used - 1)) * total(scores.map((score) => score ** 2)) : 0

function varianceOf(weeks: readonly PairedWeek[], of: (week: PairedWeek) => WeekSample, scale: Scale): number {
  const perSide = sides.map((after) => sumOf(weeks.filter((week) => week.after === after).map(of)))
  const pooled = sumOf(perSide)
  const left = total(perSide.map(({ n, sum, squares }) => (n > 0 ? squares - sum ** 2 / n : 0)))
  const freedom = pooled.n - perSide.filter(({ n }) => n > 0).length
  return scale.variance(pooled, freedom > 0 ? left / freedom : 0)
}

export const sumOf = (samples: readonly WeekSample[]): WeekSample => ({
  n: total(samples.map(({ n }) => n)),
  sum: total(samples.map(({ sum }) => sum)),
  squares: total(samples.map(({ squares }) => squares)),
})

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
