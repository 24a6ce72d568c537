import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { REMOVED } from './settle-charge.ts'

/**
 * A shop says that something about a charge changed, or that our app was removed from it. Nothing else that it says is
 * believed: everything of it that is open is asked about at once, in the transaction that notes the delivery.
 */
export async function recordBilling(
  tx: Tx,
  ctx: Ctx,
  { shop, removed }: { shop: string; removed: boolean },
): Promise<void> {
  const open = await prepared(
    tx,
    'charges.due',
    `update app.charges set check_at = $3 where company_id = $1 and shop = $2 and check_at is not null returning id`,
    [ctx.companyId, shop, ctx.now()],
  )
  const running = await prepared<{ charge_id: string }>(
    tx,
    'subscriptions.due',
    `update app.subscriptions s set check_at = $3 from app.charges c
     where s.company_id = $1 and c.company_id = $1 and c.id = s.charge_id and c.shop = $2 returning s.charge_id`,
    [ctx.companyId, shop, ctx.now()],
  )
  if (removed && running[0]) {
    await prepared(tx, 'charges.removed', 'update app.charges set reason = $3 where company_id = $1 and id = $2', [
      ctx.companyId,
      running[0].charge_id,
      REMOVED,
    ])
  }
  if (open.length > 0 || running.length > 0) await ctx.queue.add(tx, 'billing', { companyId: ctx.companyId })
}
