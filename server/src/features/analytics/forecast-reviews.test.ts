import { describe, expect, test } from 'vitest'
import { forecastDays } from '@bizamply/contract/analytics-rules'
import { addDays } from '@bizamply/contract/ranges'
import { forecastRating, forecastVolume, holtWinters, type Day } from './forecast-reviews.ts'

/** Deterministic random numbers, uniform between 0 and 1. */
function dice(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

const week = [10, 14, 15, 15, 18, 30, 24]

function days(count: number, one: (n: number) => Partial<Day>): Day[] {
  return Array.from({ length: count }, (_, n) => ({
    day: addDays('2026-01-04', n),
    received: 0,
    rated: 0,
    ratingSum: 0,
    ...one(n),
  }))
}

const noisy = (count: number, seed: number): Day[] => {
  const throwDice = dice(seed)
  return days(count, (n) => ({ received: Math.round((week[n % 7] ?? 0) * (0.6 + 0.8 * throwDice())) }))
}

describe('comments per day', () => {
  test('forecasts a noisy weekly pattern better than repeating the last week', () => {
    for (const seed of [1, 2, 3]) {
      const { forecast } = forecastVolume(noisy(300, seed))
      expect(forecast).not.toBeNull()
      if (!forecast) return
      const { backtest, points } = forecast
      expect(backtest.error).toBeLessThan(backtest.naiveError)
      expect(backtest.tests).toBe(12)
      expect(backtest.within).toBeGreaterThan(0.6)
      expect(points).toHaveLength(forecastDays.ahead)
      for (const { expected, low, high } of points) {
        expect(low).toBeLessThanOrEqual(expected)
        expect(high).toBeGreaterThanOrEqual(expected)
        expect(low).toBeGreaterThanOrEqual(0)
      }
      // The strongest weekday should be forecast as the strongest.
      const means = week.map((_, n) => points.filter((__, m) => (300 + m) % 7 === n).map(({ expected }) => expected))
      const best = means.map((some) => Math.max(...some)).indexOf(Math.max(...means.flat()))
      expect(best).toBe(5)
    }
  })

  test('gives no forecast for exact repetition, short series, or no data', () => {
    expect(forecastVolume(days(300, (n) => ({ received: week[n % 7] ?? 0 }))).missing).toBe('no-better')
    expect(forecastVolume(noisy(forecastDays.least - 1, 1)).missing).toBe('too-little')
    expect(forecastVolume(noisy(forecastDays.least, 1)).missing).not.toBe('too-little')
    expect(forecastVolume(days(300, () => ({}))).missing).toBe('too-little')
    expect(forecastVolume([]).missing).toBe('too-little')
  })

  test('a backtest uses no later data', () => {
    const known = noisy(200, 5)
    const other = known.map((day, n) => (n >= 150 ? { ...day, received: day.received * 3 } : day))
    const [one, two] = [forecastVolume(known).forecast, forecastVolume(other).forecast]
    const early = [...(one?.expectedAt ?? [])].filter(([place]) => place < 150)
    expect(early.length).toBeGreaterThan(20)
    if (two) for (const [place, expected] of early) expect(two.expectedAt.get(place)).toBe(expected)
    expect(
      holtWinters(
        known.slice(0, 150).map(({ received }) => received),
        7,
      ),
    ).toEqual(
      holtWinters(
        other.slice(0, 150).map(({ received }) => received),
        7,
      ),
    )
  })
})

describe('ratings', () => {
  const rated = (count: number, stars: (n: number, throwDice: () => number) => number, seed = 1): Day[] => {
    const throwDice = dice(seed)
    return days(count, (n) => {
      const each = Array.from({ length: 6 }, () => Math.min(5, Math.max(1, Math.round(stars(n, throwDice)))))
      return { received: 6, rated: 6, ratingSum: each.reduce((sum, one) => sum + one, 0) }
    })
  }

  test("forecasts a steady, noisy rating better than last week's mean", () => {
    const { forecast } = forecastRating(rated(250, (_, throwDice) => 1 + 5 * throwDice()))
    expect(forecast).not.toBeNull()
    if (!forecast) return
    expect(forecast.backtest.error).toBeLessThan(forecast.backtest.naiveError)
    expect(forecast.low).toBeLessThanOrEqual(forecast.expected)
    expect(forecast.high).toBeGreaterThanOrEqual(forecast.expected)
    expect(forecast.expected).toBeGreaterThan(2.5)
    expect(forecast.expected).toBeLessThan(4.2)
  })

  test("gives no forecast without ratings or when last week's mean is as good", () => {
    expect(forecastRating(noisy(300, 1)).missing).toBe('too-little')
    expect(forecastRating(rated(300, () => 4)).missing).toBe('no-better')
  })
})
