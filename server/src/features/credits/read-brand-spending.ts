import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'

export interface BrandSpending {
  used: number
  /** The brand's own limit, or else the one that applies to every brand; null if there is none. */
  limit: number | null
}

/** What a brand used or holds since an instant, and its daily limit. */
export async function readBrandSpending(
  tx: Tx,
  ctx: Pick<Ctx, 'companyId' | 'brandId'>,
  since: Date,
): Promise<BrandSpending> {
  const [row] = await prepared<BrandSpending>(
    tx,
    'credits.brand-spending',
    `select (select coalesce(sum(credits), 0)::int from app.credit_holds
         where company_id = $1 and created_at >= $3 and brand_id = $2 and state <> 'released') as used,
       (select per_day from app.spending_limits where company_id = $1 and scope = 'brand' and subject_id in ($2, $1)
         order by subject_id = $1 limit 1) as "limit"`,
    [ctx.companyId, ctx.brandId, since],
  )
  return row ?? { used: 0, limit: null }
}
