import type { Alert } from '@bizamply/contract/alerts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { readAlert } from './list-alerts.ts'

/** The strongest open alert that is neither muted nor the subject of a project. */
export async function strongestAlert(tx: Tx, ctx: Ctx): Promise<Alert | null> {
  const [row] = await prepared<{ id: string }>(
    tx,
    'alerts.strongest',
    `select a.id from app.alerts a where a.company_id = $1 and a.brand_id = $2 and a.state = 'open' and a.project_id is null
       and not exists (select 1 from app.alert_mutes m where m.company_id = $1 and m.brand_id = $2
         and m.product_id = a.product_id and m.kind = a.kind and m.topic = a.topic and (m.until is null or m.until > $3))
     order by a.strength desc, a.opened_at desc, a.id desc limit 1`,
    [ctx.companyId, ctx.brandId, ctx.now()],
  )
  return row ? readAlert(tx, ctx, row.id) : null
}
