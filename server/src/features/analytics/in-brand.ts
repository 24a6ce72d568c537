import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'

/** A brand snapshot shared by all reads. */
export interface InBrand {
  tx: Tx
  ctx: Ctx
  timezone: string
}

/** Rejects unknown products and those of other brands. */
export async function mustBeOurs({ tx, ctx }: Omit<InBrand, 'timezone'>, productId: string): Promise<void> {
  const rows = await prepared(
    tx,
    'analytics.product',
    'select 1 from app.products where company_id = $1 and brand_id = $2 and id = $3',
    [ctx.companyId, ctx.brandId, productId],
  )
  if (rows.length === 0) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this product.' })
}

// Plans are the same for every window, and replanning costs more than the read.
export const planOnce = (tx: Tx): Promise<unknown> => tx.$client.query('set local plan_cache_mode = force_generic_plan')
