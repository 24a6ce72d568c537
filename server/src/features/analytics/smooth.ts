/** Seasonality: days per week. */
export const SEASON = 7

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
export function smooth(series: readonly number[], ahead: number): number[] {
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

export const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** The value at this quantile; numbers may be unsorted. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const place = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0]
  return below + (above - below) * (place - Math.floor(place))
}
