import { prepared } from '../../db/prepared.ts'
import type { Cut } from '../dashboard/index.ts'
import type { InBrand } from './in-brand.ts'
import { sumsByProduct, sumValues } from './product-sums.ts'

export interface Earlier {
  rating: number | null
  hours: number | null
}

/** Ratings and response times of products in an earlier window. Products without either are omitted. */
export async function readEarlier(
  { tx, ctx, timezone }: InBrand,
  earlier: Cut | null,
  productIds: string[],
): Promise<Map<string, Earlier>> {
  if (!earlier || productIds.length === 0) return new Map()
  const rows = await prepared<Earlier & { id: string }>(
    tx,
    'analytics.earlier',
    `select product_id as id, sum(rating_sum) / nullif(sum(rating_count), 0) as rating,
       sum(response_seconds) / 3600 / nullif(sum(response_count), 0) as hours
     from (${sumsByProduct('some')}) r
     group by 1 having sum(rating_count) > 0 or sum(response_count) > 0`,
    [...sumValues(ctx, timezone, earlier), productIds],
  )
  return new Map(rows.map(({ id, ...figures }) => [id, figures]))
}
