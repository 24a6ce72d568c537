import { prepared } from '../../db/prepared.ts'
import type { Cut } from '../dashboard/index.ts'
import type { InBrand } from './in-brand.ts'
import { sumsByProduct, sumValues } from './product-sums.ts'

/** Ratings of products in an earlier window. Products without ratings are omitted. */
export async function readRatings(
  { tx, ctx, timezone }: InBrand,
  earlier: Cut | null,
  productIds: string[],
): Promise<Map<string, number>> {
  if (!earlier || productIds.length === 0) return new Map()
  const rows = await prepared<{ id: string; rating: number }>(
    tx,
    'analytics.ratings',
    `select product_id as id, coalesce(sum(rating_sum), 0) / sum(rating_count) as rating from (${sumsByProduct('some')}) r
     group by 1 having sum(rating_count) > 0`,
    [...sumValues(ctx, timezone, earlier), productIds],
  )
  return new Map(rows.map(({ id, rating }) => [id, rating]))
}
