import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'

/** One moment of one brand, which every read of it shares. */
export interface InBrand {
  tx: Tx
  ctx: Ctx
  timezone: string
}

/** Refuses a product of another brand or of nobody. */
export async function mustBeOurs({ tx, ctx }: Omit<InBrand, 'timezone'>, productId: string): Promise<void> {
  const rows = await prepared(
    tx,
    'analytics.product',
    'select 1 from app.products where company_id = $1 and brand_id = $2 and id = $3',
    [ctx.companyId, ctx.brandId, productId],
  )
  if (rows.length === 0) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this product.' })
}

// The plans are the same for every window, and to plan anew would cost more than to read.
export const planOnce = (tx: Tx): Promise<unknown> => tx.$client.query('set local plan_cache_mode = force_generic_plan')
