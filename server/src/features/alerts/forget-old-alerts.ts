import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { keptSince } from './alert-lifecycle.ts'

/**
 * Nightly cleanup of expired mutes, alerts acknowledged and not seen for a year, and assignments to people without a
 * role in the brand. Alerts under an active mute stay, because they're needed to end the mute.
 */
export async function forgetOldAlerts(tx: Tx, ctx: Ctx): Promise<void> {
  const here = [ctx.companyId, ctx.brandId]
  await prepared(
    tx,
    'alerts.forget-mutes',
    'delete from app.alert_mutes where company_id = $1 and brand_id = $2 and until <= $3',
    [...here, ctx.now()],
  )
  await prepared(
    tx,
    'alerts.forget',
    `delete from app.alerts a where a.company_id = $1 and a.brand_id = $2 and a.state = 'acknowledged'
       and a.acknowledged_at < $3 and a.last_found_at < $3 and not exists (select 1 from app.alert_mutes m
         where m.company_id = $1 and m.brand_id = $2 and m.product_id = a.product_id and m.kind = a.kind and m.topic = a.topic)`,
    [...here, keptSince(ctx.now())],
  )
  await prepared(
    tx,
    'alerts.unassign',
    `update app.alerts set assignee_id = null where company_id = $1 and brand_id = $2 and assignee_id is not null
       and coalesce(app.brand_role($1, assignee_id, $2), 'viewer') = 'viewer'`,
    here,
  )
}
