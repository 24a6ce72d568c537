import type { ReportCategory, ReportSchedule } from '@bizamply/contract/report-rules'
import type { Report } from '@bizamply/contract/reports'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { readTimeCursor, timeCursor } from '../../db/time-cursor.ts'
import { pipeline } from '../../db/pipeline.ts'
import { availability, readEntitlements } from '../billing/index.ts'
import { dayIn, startOfDay } from '@bizamply/contract/time-zone'
import { readBrand } from '../dashboard/index.ts'
import { findLastRuns, findReport, presentReport, reportColumns, type ReportRow } from './report-rows.ts'

export interface ReportsQuery {
  search?: string | undefined
  category?: ReportCategory | undefined
  schedule?: ReportSchedule | 'none' | undefined
  cursor?: string | undefined
  limit: number
}

export interface ReportTiles {
  total: number
  thisMonth: number
  scheduled: number
  downloads: number
}

/** The brand's reports under the filters, last changed first. Stats count all of them. */
export async function listReports(ctx: Ctx, query: ReportsQuery) {
  return ctx.tx(async (tx) => {
    const { timezone } = await readBrand(tx, ctx)
    const [rows, tiles] = await pipeline([readPage(tx, ctx, query), countReports(tx, ctx, timezone)])
    const entitlements = await readEntitlements(tx, ctx.companyId)
    const page = rows.slice(0, query.limit)
    const last = page.at(-1)
    const runs = await findLastRuns(
      tx,
      ctx,
      page.map(({ id }) => id),
    )
    return {
      rows: page.map((row) => presentReport(row, runs.get(row.id) ?? null, entitlements)),
      nextCursor: last && rows.length > page.length ? timeCursor({ at: last.updated_at, id: last.id }) : null,
      tiles,
      timezone,
      scheduling: availability(entitlements, 'scheduledReports'),
    }
  })
}

export async function readReport(ctx: Ctx, reportId: string): Promise<Report> {
  return ctx.tx(async (tx) => {
    const row = await findReport(tx, ctx, reportId)
    const entitlements = await readEntitlements(tx, ctx.companyId)
    return presentReport(row, (await findLastRuns(tx, ctx, [row.id])).get(row.id) ?? null, entitlements)
  })
}

function readPage(tx: Tx, ctx: Ctx, { search, category, schedule, cursor, limit }: ReportsQuery): Promise<ReportRow[]> {
  const after = readTimeCursor(cursor)
  const words = search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null
  return prepared<ReportRow>(
    tx,
    'reports.list',
    `select ${reportColumns} from app.reports where company_id = $1 and brand_id = $2
       and ($3::text is null or title ilike $3 or description ilike $3)
       and ($4::text is null or category = $4) and ($5::text is null or coalesce(schedule, 'none') = $5)
       and ($6::timestamptz is null or (updated_at, id) < ($6, $7::uuid))
     order by updated_at desc, id desc limit $8`,
    [
      ctx.companyId,
      ctx.brandId,
      words,
      category ?? null,
      schedule ?? null,
      after?.at ?? null,
      after?.id ?? null,
      limit + 1,
    ],
  )
}

const DOWNLOAD_DAYS = 30

async function countReports(tx: Tx, ctx: Ctx, timezone: string): Promise<ReportTiles> {
  const now = ctx.now()
  const month = startOfDay(timezone, `${dayIn(timezone, now).slice(0, 8)}01`)
  const [row] = await prepared<ReportTiles>(
    tx,
    'reports.tiles',
    `select count(*)::int as total, count(*) filter (where created_at >= $3)::int as "thisMonth",
       count(schedule)::int as scheduled,
       (select count(*)::int from app.report_downloads where company_id = $1 and brand_id = $2 and downloaded_at > $4)
         as downloads
     from app.reports where company_id = $1 and brand_id = $2`,
    [ctx.companyId, ctx.brandId, month, new Date(now.getTime() - DOWNLOAD_DAYS * 86_400_000)],
  )
  return row ?? { total: 0, thisMonth: 0, scheduled: 0, downloads: 0 }
}
