import type { ServiceKey } from '@bizamply/contract/platforms'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'

/** Whether a brand of this company has the service now; disconnected doesn't count. */
export async function isConnected(ctx: Ctx, where: { platform: ServiceKey; brandId: string }): Promise<boolean> {
  const [brand] = await ctx.tx((tx) =>
    prepared<{ state: string | null }>(
      tx,
      'connections.check',
      `select c.state from app.brands b
       left join app.connections c on c.company_id = $1 and c.brand_id = b.id and c.platform = $3
       where b.company_id = $1 and b.id = $2`,
      [ctx.companyId, where.brandId, where.platform],
    ),
  )
  if (!brand) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this brand.' })
  return brand.state !== null && brand.state !== 'signed-out'
}
