import type { InstagramProduct } from '@bizamply/contract/instagram'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'

const MOST = 200

/** The brand's products to choose from, by title; details are cut at 80 characters. */
export async function listChoices(ctx: Ctx, search: string | undefined): Promise<InstagramProduct[]> {
  return ctx.tx((tx) =>
    prepared<{ prodId: string; prodTitle: string; prodDetails: string }>(
      tx,
      'products.choices',
      `select id as "prodId", title as "prodTitle", left(coalesce(details, ''), 80) as "prodDetails" from app.products
       where company_id = $1 and brand_id = $2 and ($3::text is null or position(lower($3) in lower(title)) > 0)
       order by lower(title), id limit ${MOST}`,
      [ctx.companyId, ctx.brandId, search || null],
    ),
  )
}
