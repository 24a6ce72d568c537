import { z } from 'zod'

const int = z.number().int()

/** Backtest of a forecast: its error compared with repeating the last season. */
const backtest = z.object({
  /** Number of past days that were forecast. */
  tests: int,
  /** Mean absolute error, in comments per day or in stars. */
  error: z.number(),
  /** Error of repeating last week's values; the forecast is shown only if it is lower. */
  naiveError: z.number(),
  /** Share of actual values within the band. */
  within: z.number(),
})

/**
 * Why there is no forecast: too few days or ratings, or it was no better than repeating the last season.
 */
const noForecast = z.enum(['too-little', 'no-better'])

export const forecast = z.object({
  timezone: z.string(),
  today: z.string(),
  /** Days of history, up to yesterday. */
  days: int,
  volume: z
    .object({
      /** Today and the days after it; the band should contain four out of five days. */
      points: z.array(z.object({ day: z.string(), expected: z.number(), low: z.number(), high: z.number() })),
      /**
       * The last weeks: actual values, and what was forecast a week before, where a backtest
       * exists.
       */
      past: z.array(z.object({ day: z.string(), received: int, expected: z.number().nullable() })),
      backtest,
    })
    .nullable(),
  volumeMissing: noForecast.nullable(),
  /** Mean rating forecast for the coming days. */
  rating: z.object({ expected: z.number(), low: z.number(), high: z.number(), now: z.number(), backtest }).nullable(),
  ratingMissing: noForecast.nullable(),
})
export type ReviewForecast = z.infer<typeof forecast>
