import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'

export interface BrandState {
  timezone: string
  /** Whether the brand has ever had comments. */
  any: boolean
}

export const readBrand = (tx: Tx, ctx: Ctx): Promise<BrandState> => read(tx, ctx, 'dashboard.brand', [alone])

/** Runs first of several statements whose plans are the same for every window. */
export const readBrandFirst = (tx: Tx, ctx: Ctx): Promise<BrandState> =>
  read(tx, ctx, 'dashboard.brand-first', [alone, planOnce])

// Starting parallel workers takes longer than summing a few hundred rows.
const alone = `set_config('max_parallel_workers_per_gather', '0', true)`
// Replanning would cost more than the read.
const planOnce = `set_config('plan_cache_mode', 'force_generic_plan', true)`

async function read(tx: Tx, ctx: Ctx, name: string, settings: string[]): Promise<BrandState> {
  const [brand] = await prepared<BrandState>(
    tx,
    name,
    `select timezone, coalesce((select true from app.comments where company_id = $1 and brand_id = $2
       order by occurred_at desc, id desc limit 1), false) as any,
       ${settings.join(', ')}
     from app.brands where company_id = $1 and id = $2`,
    [ctx.companyId, ctx.brandId],
  )
  if (!brand) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this brand.' })
  return brand
}
