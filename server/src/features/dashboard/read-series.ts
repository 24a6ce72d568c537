import type { Point } from '@bizamply/contract/dashboard'
import { grainOf, type Range, addDays } from '@bizamply/contract/ranges'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { pipeline } from '../../db/pipeline.ts'
import { dayBuckets, hourBuckets, type Bucket } from './buckets.ts'
import { startOfDay } from '@bizamply/contract/time-zone'
import { add, measures, rowsOfComments, share, summed, zeros, type Sums } from '../rollups/index.ts'
import type { Cut } from './windows.ts'

export interface Series {
  points: Point[]
  /** Totals of the whole window. */
  sums: Sums
}

export interface Brand {
  tx: Tx
  ctx: Ctx
  timezone: string
}

export type NumberedSums = Sums & { n: number }

/** A window's series; an earlier window uses the steps of `window`. */
export async function readSeries(brand: Brand, cut: Cut, window: Range): Promise<Series> {
  const grain = grainOf(window)
  if (grain === 'hour') return readHours(brand, cut)
  const buckets = dayBuckets(grain, window, cut)
  const [rows, after] = await pipeline([
    prepared<NumberedSums>(
      brand.tx,
      'dashboard.days',
      `select width_bucket(day, $5::date[]) as n, ${summed} from app.brand_days
       where company_id = $1 and brand_id = $2 and day between $3::date and $4::date group by 1`,
      [brand.ctx.companyId, brand.ctx.brandId, cut.from, cut.to, buckets.map(({ start }) => start)],
    ),
    cut.until ? readAfter(brand, cut, cut.until) : zeros(),
  ])
  const sums = spread(rows, buckets)
  const last = sums.at(-1)
  if (last) add(last, after, -1)
  return assemble(buckets, sums, cut)
}

const HOUR = 3_600_000
const ceil = (at: Date): Date => new Date(Math.ceil(at.getTime() / HOUR) * HOUR)
const floor = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR) * HOUR)
const earliest = (a: Date, b: Date): Date => (a < b ? a : b)
const latest = (a: Date, b: Date): Date => (a > b ? a : b)

/** The part of the last day after the cutoff, and the whole hours in it. */
export function pieceAfter(timezone: string, { to }: Pick<Cut, 'to'>, until: Date) {
  const end = startOfDay(timezone, addDays(to, 1))
  const firstHour = earliest(ceil(until), end)
  return { firstHour, lastHour: latest(floor(end), firstHour), end }
}

/** Sums of the last day after the cutoff: whole hours, plus comments at both ends. */
async function readAfter({ tx, ctx, timezone }: Brand, { to }: Cut, until: Date): Promise<Sums> {
  const { firstHour, lastHour, end } = pieceAfter(timezone, { to }, until)
  const [row] = await prepared<Sums>(
    tx,
    'dashboard.after',
    `select ${summed} from (
       select ${measures.join(', ')} from app.brand_hours
       where company_id = $1 and brand_id = $2 and hour >= $4 and hour < $5
       union all
       select ${measures.join(', ')} from ${rowsOfComments('c.occurred_at >= $3 and c.occurred_at < $4')} head
       union all
       select ${measures.join(', ')} from ${rowsOfComments('c.occurred_at >= $5 and c.occurred_at < $6')} tail) t`,
    [ctx.companyId, ctx.brandId, until, firstHour, lastHour, end],
  )
  return row ?? zeros()
}

/**
 * A day by hour: from the rollup if the timezone's hours align with UTC, except for the cut hour; otherwise from
 * comments.
 */
async function readHours({ tx, ctx, timezone }: Brand, cut: Cut): Promise<Series> {
  const { starts, end } = hourBuckets(timezone, cut)
  const [first = end] = starts
  const whole = ceil(first).getTime() === first.getTime() ? latest(floor(end), first) : first
  const rows = await prepared<NumberedSums>(
    tx,
    'dashboard.hours',
    `select n, ${summed} from (
       select width_bucket(hour, $3::timestamptz[]) as n, ${measures.join(', ')} from app.brand_hours
       where company_id = $1 and brand_id = $2 and hour >= $4 and hour < $5
       union all
       select width_bucket(occurred_at, $3::timestamptz[]), ${measures.join(', ')}
       from ${rowsOfComments('c.occurred_at >= $5 and c.occurred_at < $6')} rest) t group by 1`,
    [ctx.companyId, ctx.brandId, starts, first, whole, end],
  )
  const buckets = starts.map((start) => ({ start: start.toISOString(), end: start.toISOString() }))
  return assemble(buckets, spread(rows, buckets), cut)
}

/** Sums per point, as new objects. Each row is read once. */
export function spread(rows: NumberedSums[], buckets: Bucket[]): Sums[] {
  const byNumber = new Map<number, Sums>(rows.map((row) => [row.n, row]))
  return buckets.map((_, n) => byNumber.get(n + 1) ?? zeros())
}

export function assemble(buckets: Bucket[], sums: Sums[], { until }: Cut): Series {
  const points = buckets.map(({ start, end }, n) => {
    const s = sums[n] ?? zeros()
    return {
      start,
      end,
      open: until !== null && n === buckets.length - 1,
      received: s.received,
      pending: s.pending,
      draft: s.draft,
      sent: s.sent,
      rated: s.rating_count,
      rating: share(s.rating_sum, s.rating_count),
      answered: s.response_count,
      responseHours: share(s.response_seconds / 3600, s.response_count),
      positive: s.positive,
      negative: s.negative,
    }
  })
  return { points, sums: sums.reduce((all, one) => add(all, one), zeros()) }
}
