import { AppError } from '../../errors.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'

/** Links a post to a product of the same brand, or unlinks it. */
export async function tiePost(
  tx: Tx,
  ctx: Ctx,
  post: { platform: string; mediaId: string; productId: string | null },
): Promise<void> {
  if (post.productId !== null) {
    const known = await prepared(
      tx,
      'products.of-brand',
      'select 1 from app.products where company_id = $1 and brand_id = $2 and id = $3',
      [ctx.companyId, ctx.brandId, post.productId],
    )
    if (known.length === 0) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this product.' })
  }
  const rows = await prepared(
    tx,
    'posts.tie',
    `update app.posts set product_id = $5, product_selected_at = case when $5::uuid is null then null else $6::timestamptz end
     where company_id = $1 and brand_id = $2 and platform = $3 and external_id = $4 returning id`,
    [ctx.companyId, ctx.brandId, post.platform, post.mediaId, post.productId, ctx.now()],
  )
  if (rows.length === 0) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this post.' })
}
