import { services as facts, type ServiceKey } from '@bizamply/contract/platforms'
import type { Ctx } from '../../context.ts'
import { asServer } from '../../db/as-server.ts'
import { prepared } from '../../db/prepared.ts'
import { notifyService, type Removed } from './disconnect.ts'

/** Every service of a company that is being deleted: revokes its tokens and deletes ours, one after the other. */
export async function disconnectAll(ctx: Ctx): Promise<void> {
  for (;;) {
    const row = await ctx.tx(async (tx) => {
      const [gone] = await prepared<Removed & { platform: ServiceKey }>(
        tx,
        'connections.let-go',
        `delete from app.connections where company_id = $1 and id = (
           select id from app.connections where company_id = $1 order by id limit 1)
         returning id, account, sealed_credentials, state, notify_author, platform`,
        [ctx.companyId],
      )
      if (!gone) return null
      await asServer(tx, async () => {
        await prepared(tx, 'claims.let-go', 'delete from app.shop_claims where connection_id = $1', [gone.id])
        if (gone.platform !== 'shopify') return
        await prepared(tx, 'installs.let-go', 'delete from app.shop_installs where shop = $1', [gone.account])
      })
      return gone
    })
    if (!row) return
    if (row.platform in facts) await notifyService(ctx, row.platform, row)
  }
}
