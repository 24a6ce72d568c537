import { forecastDays } from '@bizamply/contract/analytics-rules'
import { mean, quantile, SEASON, smooth } from './smooth.ts'

/** One day's comments, ratings, and sum of ratings. */
export interface Day {
  day: string
  received: number
  rated: number
  ratingSum: number
}

export interface Backtest {
  tests: number
  error: number
  naiveError: number
  within: number
}

type Missing = 'too-little' | 'no-better'
type Forecasted<T> = { forecast: T; missing: null } | { forecast: null; missing: Missing }

/** Days between backtests, their maximum number, and the history before the first. */
const [EVERY, MOST, LEARN] = [SEASON, 12, 6 * SEASON]
const { ahead, least } = forecastDays
/** Share of days within the band. */
const BAND = 0.8
/** Must beat last season's value by this factor to rule out chance. */
const BETTER = 0.97

/** Where backtests split the series. The days after each split are known. */
function originsOf(length: number): number[] {
  const origins: number[] = []
  for (let end = length - ahead; end >= LEARN && origins.length < MOST; end -= EVERY) origins.unshift(end)
  return origins
}

export interface VolumeForecast {
  points: { expected: number; low: number; high: number }[]
  /** For each day's index: what the latest earlier backtest, at most a week old, expected. */
  expectedAt: Map<number, number>
  backtest: Backtest
}

/** Comments per day. `days` are complete and without gaps, ending yesterday. */
export function forecastVolume(days: readonly Day[]): Forecasted<VolumeForecast> {
  const series = days.map(({ received }) => received)
  if (series.length < least || series.every((one) => one === 0)) return { forecast: null, missing: 'too-little' }
  const tests = originsOf(series.length).map((end) => {
    const known = series.slice(0, end)
    const expected = smooth(known, ahead)
    const naive = expected.map((_, n) => known[end - SEASON + (n % SEASON)] ?? 0)
    return { end, expected, naive, came: series.slice(end, end + ahead) }
  })
  const missed = tests.flatMap(({ came, expected }) => came.map((one, n) => one - (expected[n] ?? 0)))
  const naive = tests.flatMap((test) => test.came.map((one, n) => Math.abs(one - (test.naive[n] ?? 0))))
  const error = mean(missed.map(Math.abs))
  if (error >= BETTER * mean(naive)) return { forecast: null, missing: 'no-better' }
  const [low, high] = [quantile(missed, (1 - BAND) / 2), quantile(missed, (1 + BAND) / 2)]
  const points = smooth(series, ahead).map((expected) => ({
    expected,
    low: Math.max(0, expected + low),
    high: Math.max(0, expected + high),
  }))
  const expectedAt = new Map(
    tests.flatMap(({ end, expected }) => expected.slice(0, SEASON).map((one, n): [number, number] => [end + n, one])),
  )
  const within = bandOf(tests.map(({ came, expected }) => came.map((one, n) => one - (expected[n] ?? 0))))
  return {
    forecast: { points, expectedAt, backtest: { tests: tests.length, error, naiveError: mean(naive), within } },
    missing: null,
  }
}

/** Tests each backtest with a band built from the others, because a band fits its own days too well. */
function bandOf(missed: number[][]): number {
  const held = missed.flatMap((own, n) => {
    const others = missed.filter((_, m) => m !== n).flat()
    const [low, high] = [quantile(others, (1 - BAND) / 2), quantile(others, (1 + BAND) / 2)]
    return own.map((one): number => (one >= low && one <= high ? 1 : 0))
  })
  return mean(held)
}

export interface RatingForecast {
  expected: number
  low: number
  high: number
  /** Mean of the last known week. */
  now: number
  backtest: Backtest
}

/** Minimum ratings for a period to count, and half-lives to try, in days. */
const RATED = 5
const halfLives = [14, 28, 56, 112]

/** Mean rating of the next `ahead` days. */
export function forecastRating(days: readonly Day[]): Forecasted<RatingForecast> {
  if (days.length < least) return { forecast: null, missing: 'too-little' }
  const tests = originsOf(days.length).flatMap((end) => {
    const [came, naive] = [starsOf(days.slice(end, end + ahead)), starsOf(days.slice(end - SEASON, end))]
    return came === null || naive === null ? [] : [{ end, came, naive }]
  })
  const now = starsOf(days.slice(-SEASON))
  if (tests.length < 4 || now === null) return { forecast: null, missing: 'too-little' }
  const expected = tests.map(({ end }, n) => {
    // The half-life that did best in earlier backtests, so that no later data is used.
    const best = bestHalfLife(days, tests.slice(0, n))
    return fading(days, end, best)
  })
  const missed = tests.map(({ came }, n) => came - (expected[n] ?? 0))
  const error = mean(missed.map(Math.abs))
  const naiveError = mean(tests.map(({ came, naive }) => Math.abs(came - naive)))
  if (error >= BETTER * naiveError) return { forecast: null, missing: 'no-better' }
  const next = fading(days, days.length, bestHalfLife(days, tests))
  const stars = (value: number): number => Math.min(5, Math.max(1, value))
  return {
    forecast: {
      expected: stars(next),
      low: stars(next + quantile(missed, (1 - BAND) / 2)),
      high: stars(next + quantile(missed, (1 + BAND) / 2)),
      now,
      backtest: { tests: tests.length, error, naiveError, within: bandOf(missed.map((one) => [one])) },
    },
    missing: null,
  }
}

function starsOf(days: readonly Day[]): number | null {
  const rated = days.reduce((sum, day) => sum + day.rated, 0)
  return rated < RATED ? null : days.reduce((sum, day) => sum + day.ratingSum, 0) / rated
}

function bestHalfLife(days: readonly Day[], tests: { end: number; came: number }[]): number {
  const errors = halfLives.map((life) => mean(tests.map(({ end, came }) => Math.abs(came - fading(days, end, life)))))
  return halfLives[errors.indexOf(Math.min(...errors))] ?? 56
}

/** Mean of all ratings before `end`, with older days weighted less. */
function fading(days: readonly Day[], end: number, halfLife: number): number {
  let [sum, weight] = [0, 0]
  for (let n = 0; n < end; n++) {
    const share = 0.5 ** ((end - 1 - n) / halfLife)
    sum += share * (days[n]?.ratingSum ?? 0)
    weight += share * (days[n]?.rated ?? 0)
  }
  return weight > 0 ? sum / weight : 0
}
