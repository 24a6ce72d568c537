import type { ReportRun } from '@bizamply/contract/reports'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { readTimeCursor, timeCursor } from '../../db/time-cursor.ts'
import { findReport, presentRun, selectRuns, type RunRow } from './report-rows.ts'

/** A report's runs, newest first. */
export async function listRuns(
  ctx: Ctx,
  { reportId, cursor, limit }: { reportId: string; cursor?: string | undefined; limit: number },
): Promise<{ rows: ReportRun[]; nextCursor: string | null }> {
  const after = readTimeCursor(cursor)
  return ctx.tx(async (tx) => {
    await findReport(tx, ctx, reportId)
    const rows = await prepared<RunRow>(
      tx,
      'reports.runs',
      `${selectRuns} where r.company_id = $1 and r.report_id = $2
         and ($3::timestamptz is null or (r.started_at, r.id) < ($3, $4::uuid))
       order by r.started_at desc, r.id desc limit $5`,
      [ctx.companyId, reportId, after?.at ?? null, after?.id ?? null, limit + 1],
    )
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return {
      rows: page.map(presentRun),
      nextCursor: last && rows.length > limit ? timeCursor({ at: last.started_at, id: last.id }) : null,
    }
  })
}
