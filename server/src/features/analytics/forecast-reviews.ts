import { forecastDays } from '@bizamply/contract/analytics-rules'

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

/** Seasonality: days per week. */
const SEASON = 7

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
    const expected = holtWinters(known, ahead)
    const naive = expected.map((_, n) => known[end - SEASON + (n % SEASON)] ?? 0)
    return { end, expected, naive, came: series.slice(end, end + ahead) }
  })
  const missed = tests.flatMap(({ came, expected }) => came.map((one, n) => one - (expected[n] ?? 0)))
  const naive = tests.flatMap((test) => test.came.map((one, n) => Math.abs(one - (test.naive[n] ?? 0))))
  const error = mean(missed.map(Math.abs))
  if (error >= BETTER * mean(naive)) return { forecast: null, missing: 'no-better' }
  const [low, high] = [quantile(missed, (1 - BAND) / 2), quantile(missed, (1 + BAND) / 2)]
  const points = holtWinters(series, ahead).map((expected) => ({
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

interface Rates {
  level: number
  season: number
  trend: number
}

/** Daily damping factor of the trend, so that forecasts stay bounded. */
const FADING = 0.9

const rates: Rates[] = [0.03, 0.08, 0.15, 0.3].flatMap((level) =>
  [0.05, 0.15].flatMap((season) => [0, 0.02].map((trend) => ({ level, season, trend }))),
)

/**
 * Exponential smoothing with a weekly season and a damped trend (additive Holt-Winters). Rates minimize the one-day
 * error on the series, which must span at least two seasons. Returns the next `ahead` days, never below 0.
 */
export function holtWinters(series: readonly number[], ahead: number): number[] {
  let best = run(series, rates[0] as Rates, ahead)
  for (const each of rates.slice(1)) {
    const one = run(series, each, ahead)
    if (one.error < best.error) best = one
  }
  return best.ahead
}

function run(series: readonly number[], { level: a, season: g, trend: b }: Rates, ahead: number) {
  const first = series.slice(0, 2 * SEASON)
  let level = mean(first)
  let trend = 0
  const season = Array.from({ length: SEASON }, (_, n) => mean([first[n] ?? 0, first[n + SEASON] ?? 0]) - level)
  let error = 0
  for (let n = 2 * SEASON; n < series.length; n++) {
    const came = series[n] ?? 0
    const day = n % SEASON
    const expected = level + FADING * trend + (season[day] ?? 0)
    error += (came - expected) ** 2
    const before = level
    level = a * (came - (season[day] ?? 0)) + (1 - a) * (level + FADING * trend)
    trend = b * (level - before) + (1 - b) * FADING * trend
    season[day] = g * (came - level) + (1 - g) * (season[day] ?? 0)
  }
  let more = 0
  const days = Array.from({ length: ahead }, (_, n) => {
    more += FADING ** (n + 1) * trend
    return Math.max(0, level + more + (season[(series.length + n) % SEASON] ?? 0))
  })
  return { ahead: days, error }
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** The value at this quantile; numbers may be unsorted. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const place = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0]
  return below + (above - below) * (place - Math.floor(place))
}
