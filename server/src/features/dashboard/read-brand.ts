import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'

export interface BrandState {
  timezone: string
  /** Whether anything ever came in. */
  any: boolean
}

export const readBrand = (tx: Tx, ctx: Ctx): Promise<BrandState> => read(tx, ctx, 'dashboard.brand', '')

/** As the first of several statements: the plans of the others are the same for every window, and to plan anew would cost more than to read. */
export const readBrandFirst = (tx: Tx, ctx: Ctx): Promise<BrandState> =>
  read(tx, ctx, 'dashboard.brand-first', `, set_config('plan_cache_mode', 'force_generic_plan', true)`)

async function read(tx: Tx, ctx: Ctx, name: string, besides: string): Promise<BrandState> {
  const [brand] = await prepared<BrandState>(
    tx,
    name,
    `select timezone, coalesce((select true from app.comments where company_id = $1 and brand_id = $2
       order by occurred_at desc, id desc limit 1), false) as any${besides}
     from app.brands where company_id = $1 and id = $2`,
    [ctx.companyId, ctx.brandId],
  )
  if (!brand) throw new AppError('NOT_FOUND', { message: 'There is no such brand.' })
  return brand
}
