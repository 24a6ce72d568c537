import type { Analytics } from '@bizamply/contract/analytics'
import { prepared } from '../../db/prepared.ts'
import type { Cut } from '../dashboard/index.ts'
import type { InBrand } from './in-brand.ts'
import { spanOf } from './span.ts'

type Responses = Omit<Analytics['recent']['now'], 'newReviews'>

/** AI replies generated and comments with a posted reply, each by its own time. */
export async function readResponses(
  { tx, ctx, timezone }: InBrand,
  cut: Cut,
  product: string | undefined,
): Promise<Responses> {
  const [row] = await prepared<Responses>(
    tx,
    product ? 'analytics.product-responses' : 'analytics.responses',
    statementOf(product !== undefined),
    [ctx.companyId, ctx.brandId, ...spanOf(timezone, cut), ...(product ? [product] : [])],
  )
  return row ?? { responsesGenerated: 0, responsesSent: 0 }
}

const statementOf = (ofProduct: boolean): string => {
  const its = (of: string): string =>
    ofProduct
      ? `join app.comments c on c.company_id = $1 and c.brand_id = $2 and c.id = ${of}.comment_id and c.product_id = $5`
      : ''
  return `select (select count(*)::int from app.credit_holds h ${its('h')}
      where h.company_id = $1 and h.brand_id = $2 and h.action = 'generate' and h.state = 'settled'
        and h.created_at >= $3 and h.created_at < $4) as "responsesGenerated",
    (select count(distinct d.comment_id)::int from app.deliveries d ${its('d')}
      where d.company_id = $1 and d.brand_id = $2 and d.state = 'posted' and d.posted_at >= $3 and d.posted_at < $4)
      as "responsesSent"`
}
