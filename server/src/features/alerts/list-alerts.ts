import type { Alert } from '@bizamply/contract/alerts'
import type { AlertState } from '@bizamply/contract/alert-rules'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { pipeline } from '../../db/pipeline.ts'
import { readTimeCursor, timeCursor } from '../../db/time-cursor.ts'
import { countStates, readPage, readRow, type AlertFilter } from './alert-rows.ts'
import { presentAlerts } from './present-alerts.ts'

export interface AlertPage {
  alerts: Alert[]
  counts: Record<AlertState, number>
  nextCursor: string | null
}

/** A page of alerts, most recently opened first, with counts by state under the same filter. */
export async function listAlerts(
  ctx: Ctx,
  { state, cursor, limit, ...filter }: AlertFilter & { state: AlertState; cursor?: string | undefined; limit: number },
): Promise<AlertPage> {
  const before = readTimeCursor(cursor)
  return ctx.tx(async (tx) => {
    const [rows, counts] = await pipeline([
      readPage(tx, ctx, filter, { state, before, limit: limit + 1 }),
      countStates(tx, ctx, filter),
    ])
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    return {
      alerts: await presentAlerts(tx, ctx, shown),
      counts,
      nextCursor: last ? timeCursor({ at: last.opened_at, id: last.id }) : null,
    }
  })
}

export const getAlert = (ctx: Ctx, alertId: string): Promise<Alert> => ctx.tx((tx) => readAlert(tx, ctx, alertId))

/** An alert of this brand, or NOT_FOUND. */
export async function readAlert(tx: Tx, ctx: Ctx, alertId: string): Promise<Alert> {
  const row = await readRow(tx, ctx, alertId)
  const [alert] = row ? await presentAlerts(tx, ctx, [row]) : []
  if (!alert) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this alert.' })
  return alert
}
