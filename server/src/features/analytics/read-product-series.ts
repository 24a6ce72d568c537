import { grainOf, type Range } from '@bizamply/contract/ranges'
import { prepared } from '../../db/prepared.ts'
import { pipeline } from '../../db/pipeline.ts'
import { add, measures, rowsOfComments, summed, zeros, type Sums } from '../rollups/index.ts'
import {
  assemble,
  dayBuckets,
  hourBuckets,
  spread,
  type Cut,
  type NumberedSums,
  type Series,
} from '../dashboard/index.ts'
import type { InBrand } from './in-brand.ts'
import { afterOf } from './span.ts'

/** Like the dashboard's `readSeries`, for one product. */
export async function readProductSeries(brand: InBrand, product: string, cut: Cut, window: Range): Promise<Series> {
  const grain = grainOf(window)
  if (grain === 'hour') return readHours(brand, product, cut)
  const buckets = dayBuckets(grain, window, cut)
  const { tx, ctx } = brand
  const [rows, late] = await pipeline([
    // Day by day: finding one product's daily row by key is faster than scanning all products' rows.
    prepared<NumberedSums>(
      tx,
      'analytics.product-days',
      `select width_bucket(s.day, $5::date[]) as n, ${summed}
       from (select generate_series($3::timestamp, $4::timestamp, '1 day')::date as day) s
       cross join lateral (select ${measures.map((name) => `sum(d.${name}) as ${name}`).join(', ')}
         from app.brand_product_days d
         where d.company_id = $1 and d.brand_id = $2 and d.day = s.day and d.product_id = $6) t
       group by 1`,
      [ctx.companyId, ctx.brandId, cut.from, cut.to, buckets.map(({ start }) => start), product],
    ),
    cut.until ? readLate(brand, product, cut) : zeros(),
  ])
  const sums = spread(rows, buckets)
  const last = sums.at(-1)
  if (last) add(last, late, -1)
  return assemble(buckets, sums, cut)
}

const ofProduct = rowsOfComments('c.product_id = $3 and c.occurred_at >= $4 and c.occurred_at < $5')

async function readLate({ tx, ctx, timezone }: InBrand, product: string, cut: Cut): Promise<Sums> {
  const [row] = await prepared<Sums>(tx, 'analytics.product-late', `select ${summed} from ${ofProduct} t`, [
    ctx.companyId,
    ctx.brandId,
    product,
    ...afterOf(timezone, cut),
  ])
  return row ?? zeros()
}

async function readHours({ tx, ctx, timezone }: InBrand, product: string, cut: Cut): Promise<Series> {
  const { starts, end } = hourBuckets(timezone, cut)
  const rows = await prepared<NumberedSums>(
    tx,
    'analytics.product-hours',
    `select width_bucket(occurred_at, $6::timestamptz[]) as n, ${summed} from ${ofProduct} t group by 1`,
    [ctx.companyId, ctx.brandId, product, starts[0] ?? end, end, starts],
  )
  const buckets = starts.map((start) => ({ start: start.toISOString(), end: start.toISOString() }))
  return assemble(buckets, spread(rows, buckets), cut)
}
