import type { Alert } from '@bizamply/contract/alerts'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { notifyAlertAssigned } from '../notifications/index.ts'
import { requireMembers, requireWriter } from '../triage/index.ts'
import { changeAlert } from './change-alert.ts'

/** Assigns an alert to a member who may reply in the brand, or unassigns it. */
export const assignAlert = (
  ctx: Ctx,
  { alertId, userId }: { alertId: string; userId: string | null },
): Promise<Alert> => {
  return changeAlert(ctx, alertId, 'alert.assigned', async (tx, before) => {
    if (userId) {
      await requireMembers(tx, ctx, [userId])
      await requireWriter(tx, ctx, userId)
    }
    const rows = await prepared(
      tx,
      'alerts.assign',
      `update app.alerts set assignee_id = $4
       where company_id = $1 and brand_id = $2 and id = $3 and assignee_id is distinct from $4::uuid returning 1`,
      [ctx.companyId, ctx.brandId, alertId, userId],
    )
    if (rows.length === 0) return null
    if (userId) {
      const { kind, topic, direction, product } = before
      await notifyAlertAssigned(tx, ctx, userId, { alertId, kind, topic, direction, product: product.name })
    }
    return { userId }
  })
}
