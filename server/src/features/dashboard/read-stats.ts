import type { Stats } from '@bizamply/contract/dashboard'
import { addDays } from '@bizamply/contract/ranges'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { pipeline } from '../../db/pipeline.ts'
import { dayIn, startOfDay } from '@bizamply/contract/time-zone'
import { readBalance } from '../credits/index.ts'
import { readBrand } from './read-brand.ts'
import { readSeries } from './read-series.ts'
import { readShares, type Shares } from './read-shares.ts'
import { share, zeros, type Sums } from '../rollups/index.ts'
import { windowsOf, type Windows } from './windows.ts'

const days = { '24h': 1, '7d': 7, '30d': 30, '90d': 90 } as const

/** The brand's last days including today, and equally many days before. */
export async function readStats(ctx: Ctx, timeRange: keyof typeof days | 'all'): Promise<Stats> {
  const at = ctx.now()
  return ctx.tx(async (tx) => {
    const { timezone } = await readBrand(tx, ctx)
    const to = dayIn(timezone, at)
    const windows: Windows =
      timeRange === 'all'
        ? everything(timezone, at, { from: (await firstDay(tx, ctx)) ?? to, to })
        : windowsOf(timezone, at, { from: addDays(to, 1 - days[timeRange]), to, compare: 'previous' })
    const brand = { tx, ctx, timezone }
    const { now, earlier } = windows
    const [series, before, shares, responses, balance] = await pipeline([
      readSeries(brand, now, now),
      earlier ? readSeries(brand, earlier, now) : null,
      readShares(tx, ctx, timezone, now),
      countResponses(tx, ctx, startOfDay(timezone, now.from), at),
      readBalance(tx, ctx.companyId),
    ])
    const { received, pending, draft, sent } = series.sums
    return {
      totalReviews: received,
      ...changing(series.sums, before?.sums ?? null),
      recentActivity: { newReviews: received, ...responses },
      platformBreakdown: breakdown(shares.platforms, received),
      statusBreakdown: { pending, draft, sent },
      ...balance,
    }
  })
}

const everything = (timezone: string, at: Date, { from, to }: { from: string; to: string }): Windows => ({
  timezone,
  today: to,
  at,
  now: { from: from < to ? from : to, to, until: at },
  earlier: null,
})

async function firstDay(tx: Tx, { companyId, brandId }: Ctx): Promise<string | null> {
  const [row] = await prepared<{ day: string | null }>(
    tx,
    'dashboard.first-day',
    'select min(day)::text as day from app.brand_days where company_id = $1 and brand_id = $2',
    [companyId, brandId],
  )
  return row?.day ?? null
}

/** AI replies generated and comments with a posted reply. */
async function countResponses(tx: Tx, { companyId, brandId }: Ctx, from: Date, until: Date) {
  const [row] = await prepared<{ responsesGenerated: number; responsesSent: number }>(
    tx,
    'dashboard.responses',
    `select (select count(*)::int from app.credit_holds where company_id = $1 and brand_id = $2 and action = 'generate'
         and state = 'settled' and created_at >= $3 and created_at < $4) as "responsesGenerated",
       (select count(distinct comment_id)::int from app.deliveries where company_id = $1 and brand_id = $2
         and state = 'posted' and posted_at >= $3 and posted_at < $4) as "responsesSent"`,
    [companyId, brandId, from, until],
  )
  return row ?? { responsesGenerated: 0, responsesSent: 0 }
}

function changing(now: Sums, before: Sums | null) {
  const than = before ?? zeros()
  const rate = (s: Sums): number | null => percent(s.sent + s.draft, s.received)
  const rating = (s: Sums): number | null => rounded(share(s.rating_sum, s.rating_count))
  const hours = (s: Sums): number | null => rounded(share(s.response_seconds / 3600, s.response_count))
  return {
    totalReviewsChange: percent(now.received - than.received, than.received),
    responseRate: rate(now),
    responseRateChange: difference(rate(now), rate(than)),
    avgRating: rating(now),
    avgRatingChange: difference(rating(now), rating(than)),
    avgResponseTimeHours: hours(now),
    avgResponseTime: hours(now),
    avgResponseTimeChange: difference(hours(now), hours(than)),
  }
}

const breakdown = (platforms: Shares['platforms'], received: number): Stats['platformBreakdown'] =>
  Object.fromEntries(
    platforms.map(({ platform, received: count }) => [
      platform,
      { total: count, count, percentage: Math.round((count / received) * 1000) / 10 },
    ]),
  )

const percent = (part: number, whole: number): number | null => (whole > 0 ? Math.round((part / whole) * 100) : null)
const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 100) / 100)
const difference = (now: number | null, before: number | null): number | null =>
  now === null || before === null ? null : rounded(now - before)
