import type { GroupWeek, MeasuredWeek } from '../features/projects/measure-effect.ts'

/** A simulated brand's reviews; values are in stars unless noted. */
export interface Scenario {
  /** Approximate number of ratings of the project on each side, and the others' multiple of that. */
  rated: number
  others: number
  weeks: { before: number; between: number; after: number }
  /** Overall rating level of the project's reviews and the others, on a latent scale; 0 is a mix of all stars. */
  level: { project: number; others: number }
  /** Standard deviations of weekly levels on the latent scale: shared by all reviews, and separate for each group. */
  shared: number
  own: number
  /** Autocorrelation between consecutive weeks, 0 to 1. */
  memory: number
  /** Over the whole span, for all reviews. */
  drift: number
  season: number
  /** Ratio of the project's reviews in the last week to those in the first. */
  growth: number
  /** Overdispersion of weekly counts; 0 is Poisson. */
  uneven: number
  /** The project's effect, on the inner scale, from the delivery on. */
  effect: number
  /** Share of reviews with stars. */
  starred: number
}

export const quietScenario: Scenario = {
  rated: 40,
  others: 4,
  weeks: { before: 13, between: 3, after: 13 },
  level: { project: -0.3, others: 0.5 },
  shared: 0.2,
  own: 0.1,
  memory: 0.3,
  drift: 0.3,
  season: 0.2,
  growth: 1,
  uneven: 0.5,
  effect: 0,
  starred: 1,
}

/** A deterministic sequence of numbers from 0 to 1 (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One history of the scenario. */
export function historyOf(scenario: Scenario, random: () => number): MeasuredWeek[] {
  const { before, between, after } = scenario.weeks
  const length = before + between + after
  const phase = random() * 2 * Math.PI
  const [shared, project, others] = [scenario.shared, scenario.own, scenario.own].map((deviation) =>
    walk(length, deviation, scenario.memory, random),
  )
  return Array.from({ length }, (_, at) => {
    const side = at < before ? ('before' as const) : at < before + between ? ('between' as const) : ('after' as const)
    const all =
      (shared?.[at] ?? 0) + (scenario.drift * at) / length + scenario.season * Math.sin((2 * Math.PI * at) / 52 + phase)
    const effect = side === 'after' ? scenario.effect : 0
    const many = (times: number, growth: number): number =>
      countOf(
        (scenario.rated * times * growth ** (at / length - 0.5)) / (side === 'after' ? after : before),
        scenario,
        random,
      )
    const group = (level: number, count: number): GroupWeek => groupOf(level + all, count, scenario.starred, random)
    return {
      side,
      days: 7,
      project: group(scenario.level.project + effect + (project?.[at] ?? 0), many(1, scenario.growth)),
      sameTopics: group(scenario.level.others + (others?.[at] ?? 0), many(scenario.others, 1)),
      otherTopics: group(scenario.level.others + (others?.[at] ?? 0), many(scenario.others, 1)),
    }
  })
}

/** Autocorrelated weeks (AR(1)). */
function walk(length: number, deviation: number, memory: number, random: () => number): number[] {
  const values: number[] = []
  for (let at = 0; at < length; at += 1) {
    const fresh = normal(random) * deviation
    values.push(at === 0 ? fresh : memory * (values[at - 1] ?? 0) + Math.sqrt(1 - memory ** 2) * fresh)
  }
  return values
}

// Thresholds of the latent scale between stars. At level 0 they give a J shape like real reviews: 13, 8, 12, 20 and 47%
// (mean 3.8).
const cuts = [-1.13, -0.81, -0.44, 0.08]

function groupOf(level: number, count: number, starred: number, random: () => number): GroupWeek {
  const stars = [0, 0, 0, 0, 0]
  let complaints = 0
  for (let n = 0; n < count; n += 1) {
    const felt = level + normal(random)
    const star = cuts.filter((cut) => felt > cut).length
    if (random() < starred) stars[star] = (stars[star] ?? 0) + 1
    if (random() < (complaintsAt[star] ?? 0)) complaints += 1
  }
  return { stars, mentions: count, complaints, received: count * 5 }
}

/** Share of the reviews with that many stars that complain about the topic they name. */
const complaintsAt = [0.95, 0.85, 0.5, 0.12, 0.04]

/** Poisson with a mean that varies from week to week. */
function countOf(mean: number, { uneven }: Scenario, random: () => number): number {
  const lifted = mean * Math.exp(uneven * normal(random) - uneven ** 2 / 2)
  if (lifted > 50) return Math.max(0, Math.round(lifted + Math.sqrt(lifted) * normal(random)))
  let [count, left] = [0, Math.exp(-lifted)]
  for (let product = random(); product > left; product *= random()) count += 1
  left = 0
  return count
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
