import type { ReviewForecast } from '@bizamply/contract/review-forecast'
import { forecastDays } from '@bizamply/contract/analytics-rules'
import { addDays, lengthOf } from '@bizamply/contract/ranges'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { dayIn } from '@bizamply/contract/time-zone'
import { readBrand } from '../dashboard/index.ts'
import { forecastRating, forecastVolume, type Day } from './forecast-reviews.ts'

/** Older days say little about the coming weeks. */
const KNOWN = 400

/** Forecasts the next days from complete days up to yesterday. */
export async function readReviewForecast(ctx: Ctx): Promise<ReviewForecast> {
  const { timezone, days } = await ctx.tx(async (tx) => {
    const { timezone } = await readBrand(tx, ctx)
    const today = dayIn(timezone, ctx.now())
    const rows = await prepared<Day>(
      tx,
      'analytics.forecast',
      `select day::text, sum(received)::int as received, sum(rating_count)::int as rated, sum(rating_sum)::int as "ratingSum"
       from app.brand_days where company_id = $1 and brand_id = $2 and day >= $3 and day < $4
       group by day having sum(received) > 0 order by day`,
      [ctx.companyId, ctx.brandId, addDays(today, -KNOWN), today],
    )
    return { timezone, days: withoutGaps(rows, today) }
  })
  const today = dayIn(timezone, ctx.now())
  const [volume, rating] = [forecastVolume(days), forecastRating(days)]
  return {
    timezone,
    today,
    days: days.length,
    volume: volume.forecast && {
      points: volume.forecast.points.map((point, n) => ({ day: addDays(today, n), ...point })),
      past: days.slice(-forecastDays.past).map(({ day, received }, n) => {
        const place = Math.max(0, days.length - forecastDays.past) + n
        return { day, received, expected: volume.forecast?.expectedAt.get(place) ?? null }
      }),
      backtest: volume.forecast.backtest,
    },
    volumeMissing: volume.missing,
    rating: rating.forecast,
    ratingMissing: rating.missing,
  }
}

/** From the first day with data until yesterday, including empty days. */
function withoutGaps(rows: Day[], today: string): Day[] {
  const [first] = rows
  if (!first) return []
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: lengthOf({ from: first.day, to: addDays(today, -1) }) }, (_, n) => {
    const day = addDays(first.day, n)
    return byDay.get(day) ?? { day, received: 0, rated: 0, ratingSum: 0 }
  })
}
