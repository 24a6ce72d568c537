import { dayIn } from '@bizamply/contract/time-zone'
import { inside, type Ctx, type Services } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { PlatformError } from '../../platforms/platform-error.ts'
import type { Access } from '../../platforms/access.ts'
import {
  loadConnection,
  recordSynced,
  recordProblem,
  withFreshAccess,
  type OpenConnection,
} from '../connections/index.ts'
import { forgetSiteDays, storeSiteDays } from './store-site-days.ts'

const DAY_MS = 86_400_000
const EVERY_MS = 6 * 3_600_000
const DAYS_AT_FIRST = 90
/** Google revises its data for two more days. */
const DAYS_AGAIN = 3
const PAGES_AT_MOST = 100

/** Reads Google data since the last sync. Returns false for other connections. */
export async function syncSiteJob(
  services: Services,
  payload: { companyId: string; connectionId: string },
  signal: AbortSignal,
): Promise<boolean> {
  const outer = inside(services, { companyId: payload.companyId, publicId: '', brandId: '', actor: null })
  const connection = await outer.tx((tx) => loadConnection(tx, outer, payload.connectionId))
  if (connection?.platform !== 'google') return false
  const ctx: Ctx = { ...outer, brandId: connection.brandId }
  try {
    const days = await daysToRead(ctx, connection)
    const isWhole = await withFreshAccess(ctx, connection.id, (access) => readDays(ctx, access, days, signal))
    if (!isWhole) return true
    await recordSynced(ctx, connection.id)
    // Google data updates slowly, so the next sync waits as if rate limited.
    await recordProblem(ctx, connection.id, new PlatformError('rate-limited', 'Read every six hours.', EVERY_MS))
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    await recordProblem(ctx, connection.id, error)
  }
  return true
}

/** All days after each consent, because the property may have changed; otherwise recent days and any gap. */
async function daysToRead(ctx: Ctx, { id }: OpenConnection): Promise<number> {
  const [row] = await ctx.tx((tx) =>
    prepared<{ last_sync_at: Date | null; reconnected: boolean }>(
      tx,
      'site.days-to-read',
      `select c.last_sync_at, exists (select 1 from app.connection_events e
         where e.company_id = $1 and e.brand_id = $2 and e.platform = 'google' and e.kind = 'connected'
           and e.created_at > c.last_sync_at) as reconnected
       from app.connections c where c.company_id = $1 and c.id = $3`,
      [ctx.companyId, ctx.brandId, id],
    ),
  )
  if (!row?.last_sync_at || row.reconnected) return DAYS_AT_FIRST
  const missed = Math.max(0, Math.floor((ctx.now().getTime() - row.last_sync_at.getTime()) / DAY_MS))
  return Math.min(DAYS_AT_FIRST, DAYS_AGAIN + missed)
}

/** Reads all pages. False if aborted. Afterwards deletes data that Google no longer reports for these days. */
async function readDays(ctx: Ctx, access: Access, days: number, signal: AbortSignal): Promise<boolean> {
  const range = { from: `${days - 1}daysAgo`, to: 'today' }
  const begun = ctx.now()
  let timeZone = 'UTC'
  let cursor: string | null = null
  for (let pages = 0; pages < PAGES_AT_MOST; pages++) {
    if (signal.aborted) return false
    const report = await ctx.platforms.google.readReport(access, range, cursor)
    await storeSiteDays(ctx, report.rows, begun)
    if (report.incomplete) ctx.log.info({ account: access.account }, 'Google withheld part of the data')
    timeZone = report.timeZone ?? timeZone
    cursor = report.nextCursor
    if (cursor === null) break
  }
  await forgetSiteDays(ctx, {
    since: dayIn(timeZone, new Date(ctx.now().getTime() - (days - 1) * DAY_MS)),
    before: begun,
  })
  return true
}
