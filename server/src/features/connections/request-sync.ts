import type { ServiceKey } from '@bizamply/contract/platforms'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import { scheduleSync } from './record-sync.ts'

/** Puts a sync of the brand's connection into the queue; one that already waits is enough. Signed out is tried again. */
export async function requestSync(ctx: Ctx, platform: ServiceKey): Promise<{ queued: boolean }> {
  return ctx.tx(async (tx) => {
    const rows = await prepared<{ id: string }>(
      tx,
      'connections.ours',
      `select id from app.connections where company_id = $1 and brand_id = $2 and platform = $3`,
      [ctx.companyId, ctx.brandId, platform],
    )
    for (const { id } of rows) {
      await scheduleSync(tx, ctx, id)
      await ctx.queue.add(tx, 'sync-connection', { companyId: ctx.companyId, connectionId: id })
    }
    return { queued: rows.length > 0 }
  })
}
