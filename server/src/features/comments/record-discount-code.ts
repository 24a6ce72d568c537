import { AppError } from '../../errors.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'

/** Records the discount code created for a comment's author. */
export async function recordDiscountCode(tx: Tx, ctx: Ctx, commentId: string, code: string): Promise<void> {
  const rows = await prepared(
    tx,
    'comments.discount',
    'update app.comments set discount_code = $4 where company_id = $1 and brand_id = $2 and id = $3 returning id',
    [ctx.companyId, ctx.brandId, commentId, code],
  )
  if (rows.length === 0) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this review.' })
}

/** Leaves a code that the comment already has. */
export const recordFirstDiscountCode = (tx: Tx, ctx: Ctx, commentId: string, code: string): Promise<unknown> =>
  prepared(
    tx,
    'comments.first-discount',
    `update app.comments set discount_code = $4
     where company_id = $1 and brand_id = $2 and id = $3 and discount_code is null`,
    [ctx.companyId, ctx.brandId, commentId, code],
  )
