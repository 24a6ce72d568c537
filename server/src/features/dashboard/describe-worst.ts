import type { AttentionProduct } from '@bizamply/contract/dashboard'
import { lengthOf } from '@bizamply/contract/ranges'
import type { Topic } from '@bizamply/contract/topics-and-risks'
import { pipeline } from '../../db/pipeline.ts'
import { prepared } from '../../db/prepared.ts'
import type { Brand } from './read-series.ts'
import { readProductRatings, type Shares } from './read-shares.ts'
import type { Cut, Windows } from './windows.ts'

/** Adds to the worst products of a window how they were rated before, and what the complaints are about. */
export async function describeWorst(
  brand: Brand,
  { now, earlier }: Windows,
  worst: Shares['worst'],
): Promise<AttentionProduct[]> {
  if (worst.length === 0) return []
  const ids = worst.map(({ id }) => id)
  const [ratings, complaints] = await pipeline([
    earlier && readProductRatings(brand, earlier, ids),
    // Topics are summed by day; a year of them would take longer than the rest of the dashboard.
    lengthOf(now) <= LONGEST ? readComplaints(brand, now, ids) : null,
  ])
  return worst.map((product) => ({
    ...product,
    ratingBefore: ratings?.get(product.id) ?? null,
    complaint: complaints?.get(product.id) ?? null,
  }))
}

const LONGEST = 31

/** By product, the topic that most of its comments are negative or mixed about. */
async function readComplaints({ tx, ctx }: Brand, { from, to }: Cut, ids: string[]) {
  const rows = await prepared<{ id: string; topic: Topic; count: number }>(
    tx,
    'dashboard.complaints',
    `select distinct on (product_id) product_id as id, topic, count
     from (select product_id, topic, coalesce(sum(bad + mixed), 0)::int as count from app.brand_topic_days
       where company_id = $1 and brand_id = $2 and day between $3::date and $4::date and product_id = any($5::uuid[])
       group by 1, 2 having sum(bad + mixed) > 0) t
     order by product_id, count desc, topic`,
    [ctx.companyId, ctx.brandId, from, to, ids],
  )
  return new Map(rows.map(({ id, topic, count }) => [id, { topic, count }]))
}
