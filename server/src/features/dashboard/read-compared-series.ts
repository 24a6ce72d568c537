import { grainOf } from '@bizamply/contract/ranges'
import { prepared } from '../../db/prepared.ts'
import { pipeline } from '../../db/pipeline.ts'
import { dayBuckets } from './buckets.ts'
import { assemble, pieceAfter, readSeries, spread, type Brand, type NumberedSums, type Series } from './read-series.ts'
import { add, measures, rowsOfComments, summed } from '../rollups/index.ts'
import type { Windows } from './windows.ts'

interface Both {
  series: Series
  before: Series | null
}

/** A window and its comparison window by point. Days use one statement for both. */
export async function readBoth(brand: Brand, { now, earlier }: Windows): Promise<Both> {
  const grain = grainOf(now)
  if (grain === 'hour') {
    const [series, before] = await pipeline([readSeries(brand, now, now), earlier && readSeries(brand, earlier, now)])
    return { series, before }
  }
  const windows = [now, ...(earlier ? [earlier] : [])].map((cut, w) => {
    const after = cut.until && pieceAfter(brand.timezone, cut, cut.until)
    return { w, cut, after, buckets: dayBuckets(grain, now, cut) }
  })
  const rows = await prepared<NumberedSums & { w: number }>(brand.tx, 'dashboard.both', statement, [
    brand.ctx.companyId,
    brand.ctx.brandId,
    windows.map(({ w }) => w),
    windows.map(({ cut }) => cut.from),
    windows.map(({ cut }) => cut.to),
    windows.map(({ cut }) => instant(cut.until)),
    windows.map(({ after }) => instant(after?.firstHour)),
    windows.map(({ after }) => instant(after?.lastHour)),
    windows.map(({ after }) => instant(after?.end)),
    ...[0, 1].map((w) => (windows[w]?.buckets ?? []).map(({ start }) => start)),
  ])
  const [series, before] = windows.map(({ w, cut, buckets }) => {
    const mine = rows.filter((row) => row.w === w)
    const sums = spread(mine, buckets)
    const [last, after] = [sums.at(-1), mine.find((row) => row.n === AFTER)]
    if (last && after) add(last, after, -1)
    return assemble(buckets, sums, cut)
  })
  if (!series) throw new Error('a window has no series')
  return { series, before: before ?? null }
}

const instant = (at: Date | null | undefined): string | null => at?.toISOString() ?? null

/** Numbers the part of the last day after the cutoff; points start at 1. */
const AFTER = 0

const columns = measures.join(', ')
const statement = `with asked as materialized (
    select * from unnest($3::int[], $4::date[], $5::date[], $6::timestamptz[], $7::timestamptz[], $8::timestamptz[],
      $9::timestamptz[]) as t(w, first, last, until, first_hour, last_hour, over))
  select a.w, width_bucket(d.day, case a.w when 0 then $10::date[] else $11::date[] end) as n, ${summed}
  from asked a join app.brand_days d on d.company_id = $1 and d.brand_id = $2 and d.day between a.first and a.last
  group by 1, 2
  union all
  select w, ${AFTER}, ${summed} from (
    select a.w, ${columns} from asked a
    join app.brand_hours h on h.company_id = $1 and h.brand_id = $2 and h.hour >= a.first_hour and h.hour < a.last_hour
    union all
    select a.w, ${columns} from asked a
    cross join lateral ${rowsOfComments('c.occurred_at >= a.until and c.occurred_at < a.first_hour')} head
    union all
    select a.w, ${columns} from asked a
    cross join lateral ${rowsOfComments('c.occurred_at >= a.last_hour and c.occurred_at < a.over')} tail) t
  group by 1`
