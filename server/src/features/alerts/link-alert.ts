import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { emit } from '../../db/events.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'

/** Links an alert to the project that was started from it, or unlinks it. Returns the first day of the alert's week. */
export async function linkAlert(tx: Tx, ctx: Ctx, alertId: string, projectId: string | null): Promise<string> {
  const [row] = await prepared<{ from: string }>(
    tx,
    'alerts.link',
    'update app.alerts set project_id = $4 where company_id = $1 and brand_id = $2 and id = $3 returning from_day::text as from',
    [ctx.companyId, ctx.brandId, alertId, projectId],
  )
  if (!row) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this alert.' })
  await emit(tx, ctx, 'alert', [alertId])
  return row.from
}
