import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'

/** Puts a sync of the brand's connections into the queue; one that already waits is enough. Signed out is tried again. */
export async function requestSync(ctx: Ctx): Promise<{ queued: boolean }> {
  return ctx.tx(async (tx) => {
    const rows = await prepared<{ id: string }>(
      tx,
      'connections.ours',
      `select id from app.connections where company_id = $1 and brand_id = $2`,
      [ctx.companyId, ctx.brandId],
    )
    for (const { id } of rows) {
      await ctx.queue.add(tx, 'sync-connection', { companyId: ctx.companyId, connectionId: id })
    }
    return { queued: rows.length > 0 }
  })
}
