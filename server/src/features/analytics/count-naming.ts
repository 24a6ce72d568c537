import { prepared } from '../../db/prepared.ts'
import type { Cut } from '../dashboard/index.ts'
import type { InBrand } from './in-brand.ts'
import { newest } from './newest-reviews-sql.ts'
import { spanOf } from './span.ts'

/** Counts the newest comments that mention a topic. Sums can't, because a comment may mention several. */
export async function countNaming(
  { tx, ctx, timezone }: InBrand,
  cut: Cut,
  product: string | undefined,
): Promise<number> {
  const [row] = await prepared<{ count: number }>(
    tx,
    product ? 'analytics.product-naming' : 'analytics.naming',
    `select (count(*) filter (where topics_good <> '{}' or topics_bad <> '{}'))::int as count
     from (${newest({ product: product ? '$5' : null })}) c`,
    [ctx.companyId, ctx.brandId, ...spanOf(timezone, cut), ...(product ? [product] : [])],
  )
  return row?.count ?? 0
}
