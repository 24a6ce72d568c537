import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'

export interface BrandState {
  timezone: string
  /** Whether anything ever came in. */
  any: boolean
}

export async function readBrand(tx: Tx, ctx: Ctx): Promise<BrandState> {
  const [brand] = await prepared<BrandState>(
    tx,
    'dashboard.brand',
    `select timezone, coalesce((select true from app.comments where company_id = $1 and brand_id = $2
       order by occurred_at desc, id desc limit 1), false) as any
     from app.brands where company_id = $1 and id = $2`,
    [ctx.companyId, ctx.brandId],
  )
  if (!brand) throw new AppError('NOT_FOUND', { message: 'There is no such brand.' })
  return brand
}
