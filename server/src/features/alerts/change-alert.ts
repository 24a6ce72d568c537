import type { Alert } from '@bizamply/contract/alerts'
import type { MuteSpan } from '@bizamply/contract/alert-rules'
import type { AuditAction } from '@bizamply/contract/audit-actions'
import { topicLabels } from '@bizamply/contract/topics-and-risks'
import type { Ctx } from '../../context.ts'
import { emit } from '../../db/events.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { recordAudit } from '../audit/index.ts'
import { readAlert } from './list-alerts.ts'
import { mutedUntil } from './alert-lifecycle.ts'

/** If two members acknowledge concurrently, the first is named, and the second gets the same alert. */
export const acknowledgeAlert = (ctx: Ctx, alertId: string): Promise<Alert> =>
  changeAlert(ctx, alertId, 'alert.acknowledged', async (tx) => {
    const rows = await prepared(
      tx,
      'alerts.acknowledge',
      `update app.alerts set state = 'acknowledged', acknowledged_at = $4, acknowledged_by = $5
       where company_id = $1 and brand_id = $2 and id = $3 and state = 'open' returning 1`,
      [ctx.companyId, ctx.brandId, alertId, ctx.now(), ctx.actor?.userId ?? null],
    )
    return rows.length > 0 ? {} : null
  })

export const reopenAlert = (ctx: Ctx, alertId: string): Promise<Alert> =>
  changeAlert(ctx, alertId, 'alert.reopened', async (tx) => {
    const rows = await prepared(
      tx,
      'alerts.reopen',
      `update app.alerts set state = 'open', acknowledged_at = null, acknowledged_by = null
       where company_id = $1 and brand_id = $2 and id = $3 and state = 'acknowledged' returning 1`,
      [ctx.companyId, ctx.brandId, alertId],
    )
    return rows.length > 0 ? {} : null
  })

/** Mutes the alert's subject in both directions; muting again replaces the end date. */
export const muteAlert = (ctx: Ctx, { alertId, span }: { alertId: string; span: MuteSpan }): Promise<Alert> =>
  changeAlert(ctx, alertId, 'alert.muted', async (tx) => {
    const until = mutedUntil(ctx.now(), span)
    await prepared(
      tx,
      'alerts.mute',
      `insert into app.alert_mutes (company_id, brand_id, product_id, kind, topic, until, muted_by, muted_at)
       select a.company_id, a.brand_id, a.product_id, a.kind, a.topic, $4::timestamptz, $5::uuid, $6::timestamptz
       from app.alerts a where a.company_id = $1 and a.brand_id = $2 and a.id = $3
       on conflict (company_id, brand_id, product_id, kind, topic) do update set until = excluded.until,
         muted_by = excluded.muted_by, muted_at = excluded.muted_at`,
      [ctx.companyId, ctx.brandId, alertId, until, ctx.actor?.userId ?? null, ctx.now()],
    )
    return { until: until?.toISOString() ?? null }
  })

export const unmuteAlert = (ctx: Ctx, alertId: string): Promise<Alert> =>
  changeAlert(ctx, alertId, 'alert.unmuted', async (tx) => {
    const rows = await prepared(
      tx,
      'alerts.unmute',
      `delete from app.alert_mutes m using app.alerts a where m.company_id = $1 and m.brand_id = $2 and a.company_id = $1
         and a.brand_id = $2 and a.id = $3 and m.product_id = a.product_id and m.kind = a.kind and m.topic = a.topic
       returning 1`,
      [ctx.companyId, ctx.brandId, alertId],
    )
    return rows.length > 0 ? {} : null
  })

/**
 * Runs a change on an alert, records it in the audit log and returns the updated alert. `change` returns the details of
 * the audit entry, or null if nothing changed.
 */
export async function changeAlert(
  ctx: Ctx,
  alertId: string,
  action: AuditAction,
  change: (tx: Tx, before: Alert) => Promise<Record<string, unknown> | null>,
): Promise<Alert> {
  return ctx.tx(async (tx) => {
    const before = await readAlert(tx, ctx, alertId)
    const details = await change(tx, before)
    if (!details) return readAlert(tx, ctx, alertId)
    await recordAudit(tx, ctx, { action, subjectId: alertId, details: { name: nameOf(before), ...details } })
    await emit(tx, ctx, 'alert', [alertId])
    return readAlert(tx, ctx, alertId)
  })
}

const nameOf = ({ product, topic }: Alert): string => `${product.name}: ${topic ? topicLabels[topic] : 'Rating'}`
