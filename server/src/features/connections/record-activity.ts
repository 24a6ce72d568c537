import type { ConnectionActivity } from '@bizamply/contract/connections'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'

const HALF_HOUR_MS = 30 * 60_000
const MARKS = 48

type Kind = ConnectionActivity['events'][number]['kind']

/** Adds a line to the connection's activity; `detail` contains no customer's text. */
export async function recordEvent(
  tx: Tx,
  ctx: Ctx,
  event: { platform: string; kind: Kind; detail?: string | null },
): Promise<void> {
  await prepared(
    tx,
    'connection-events.record',
    `insert into app.connection_events (company_id, id, brand_id, platform, kind, detail, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [ctx.companyId, newId(), ctx.brandId, event.platform, event.kind, event.detail?.slice(0, 300) ?? null, ctx.now()],
  )
}

/** Counts a sync in its half hour. */
export async function markSync(tx: Tx, ctx: Ctx, connectionId: string, failure: string | null): Promise<void> {
  const at = new Date(Math.floor(ctx.now().getTime() / HALF_HOUR_MS) * HALF_HOUR_MS)
  await prepared(
    tx,
    'connection-marks.record',
    `insert into app.connection_marks as m (company_id, connection_id, at, done, failed, note) values ($1, $2, $3, $4, $5, $6)
     on conflict (company_id, connection_id, at) do update set done = m.done + excluded.done,
       failed = m.failed + excluded.failed, note = coalesce(excluded.note, m.note)`,
    [
      ctx.companyId,
      connectionId,
      at,
      failure === null ? 1 : 0,
      failure === null ? 0 : 1,
      failure?.slice(0, 300) ?? null,
    ],
  )
}

/** The last 24 hours of each connection of the brand as 48 half hours, oldest first, and its activity, newest first. */
export async function readActivity(ctx: Ctx): Promise<ConnectionActivity> {
  const now = ctx.now()
  const first = new Date(Math.floor(now.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS - (MARKS - 1) * HALF_HOUR_MS)
  return ctx.tx(async (tx) => {
    const marks = await prepared<{ platform: string; at: Date; done: number; failed: number; note: string | null }>(
      tx,
      'connection-marks.read',
      `select c.platform, m.at, m.done, m.failed, m.note from app.connections c
       join app.connection_marks m on m.company_id = $1 and m.connection_id = c.id and m.at >= $3
       where c.company_id = $1 and c.brand_id = $2 order by m.at`,
      [ctx.companyId, ctx.brandId, first],
    )
    const events = await prepared<{
      id: string
      platform: string
      kind: Kind
      detail: string | null
      created_at: Date
    }>(
      tx,
      'connection-events.read',
      `select id, platform, kind, detail, created_at from app.connection_events
       where company_id = $1 and brand_id = $2 and created_at >= $3 order by created_at desc, id desc limit 50`,
      [ctx.companyId, ctx.brandId, new Date(now.getTime() - 86_400_000)],
    )
    return {
      from: first.toISOString(),
      marks: marks.map(({ at, platform, ...rest }) => ({ ...rest, platform: asKey(platform), at: at.toISOString() })),
      events: events.map(({ created_at: at, platform, ...rest }) => ({
        ...rest,
        platform: asKey(platform),
        at: at.toISOString(),
      })),
    }
  })
}

const asKey = (platform: string) => platform as ConnectionActivity['events'][number]['platform']
