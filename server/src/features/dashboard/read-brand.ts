import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'

export interface BrandState {
  timezone: string
  /** Whether anything ever came in. */
  any: boolean
}

export const readBrand = (tx: Tx, ctx: Ctx): Promise<BrandState> => read(tx, ctx, 'dashboard.brand', [alone])

/** As the first of several statements whose plans are the same for every window. */
export const readBrandFirst = (tx: Tx, ctx: Ctx): Promise<BrandState> =>
  read(tx, ctx, 'dashboard.brand-first', [alone, planOnce])

// To start other processes for a sum of some hundred rows takes longer than to sum them.
const alone = `set_config('max_parallel_workers_per_gather', '0', true)`
// To plan anew would cost more than to read.
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
