import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { recordAudit } from '../audit/index.ts'
import { findReport } from './report-rows.ts'

/** Deletes a report with its runs, downloads, and files. A run in progress finds nothing to complete. */
export async function removeReport(ctx: Ctx, reportId: string): Promise<void> {
  await ctx.tx(async (tx) => {
    const { title } = await findReport(tx, ctx, reportId, true)
    await prepared(
      tx,
      'reports.remove-files',
      `delete from app.files where company_id = $1 and id in (
         select unnest(array[pdf_file_id, csv_file_id]) from app.report_runs where company_id = $1 and report_id = $2)`,
      [ctx.companyId, reportId],
    )
    await prepared(
      tx,
      'reports.remove',
      'delete from app.reports where company_id = $1 and brand_id = $2 and id = $3',
      [ctx.companyId, ctx.brandId, reportId],
    )
    await recordAudit(tx, ctx, { action: 'report.removed', subjectId: reportId, details: { title } })
  })
}
