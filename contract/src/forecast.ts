import { z } from 'zod'

const int = z.number().int()

/** How well a forecast did when it was made from what was known at the time, against repeating the last season. */
const backtest = z.object({
  /** How many times it was made for days that are over. */
  tests: int,
  /** Mean absolute error, in comments a day or in stars. */
  error: z.number(),
  /** The same of the last week's value, which it must beat to be shown. */
  naiveError: z.number(),
  /** Share of what came that lay within the band. */
  within: z.number(),
})

/** Why there is none: too few days or ratings, or repeating the last season is as good. */
const noForecast = z.enum(['too-little', 'no-better'])

export const forecast = z.object({
  timezone: z.string(),
  today: z.string(),
  /** Days that it knows: the last of them is yesterday. */
  days: int,
  volume: z
    .object({
      /** Today and the days after it; the band holds four of five days. */
      points: z.array(z.object({ day: z.string(), expected: z.number(), low: z.number(), high: z.number() })),
      /** The last weeks: what came, and what had been expected a week before, where a test was made of it. */
      past: z.array(z.object({ day: z.string(), received: int, expected: z.number().nullable() })),
      backtest,
    })
    .nullable(),
  volumeMissing: noForecast.nullable(),
  /** Mean of the stars of the days to come. */
  rating: z.object({ expected: z.number(), low: z.number(), high: z.number(), now: z.number(), backtest }).nullable(),
  ratingMissing: noForecast.nullable(),
})
export type Forecast = z.infer<typeof forecast>
