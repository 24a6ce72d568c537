import type { ProductRow } from '@bizamply/contract/analytics'
import { shownProductName } from '@bizamply/contract/product-name'
import type { Ctx } from '../../context.ts'
import type { Earlier } from './read-earlier.ts'

/** A row of `productsOfSums`. */
export interface SummedProduct {
  id: string
  title: string
  cataloged: boolean
  picture_url: string | null
  received: number
  pending: number
  draft: number
  sent: number
  rating_count: number
  response_count: number
  positive: number
  negative: number
  rating: number | null
  hours: number | null
  platforms: ProductRow['platforms']
}

export const productRow = (ctx: Ctx, row: SummedProduct, earlier: Map<string, Earlier>): ProductRow => ({
  id: row.id,
  name: shownProductName(row),
  image: row.picture_url ? ctx.rewrite(row.picture_url) : null,
  received: row.received,
  pending: row.pending,
  draft: row.draft,
  sent: row.sent,
  rating: row.rating,
  rated: row.rating_count,
  ratingBefore: earlier.get(row.id)?.rating ?? null,
  responseHours: row.hours,
  responseHoursBefore: earlier.get(row.id)?.hours ?? null,
  answered: row.response_count,
  positive: row.positive,
  negative: row.negative,
  platforms: row.platforms,
})
