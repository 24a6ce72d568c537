import type { ReportFormat } from '@bizamply/contract/report-rules'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { emit } from '../../db/events.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import { findFile, readFile } from '../../files/index.ts'

export const FILE_PURPOSE = 'report'
export const mediaTypes: Record<ReportFormat, string> = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' }

/** Opens a run's file for download and counts the download. */
export async function openReportFile(
  ctx: Ctx,
  { runId, format }: { runId: string; format: ReportFormat },
): Promise<{ name: string; type: string; pieces: AsyncGenerator<Uint8Array> }> {
  const file = await ctx.tx(async (tx) => {
    const [run] = await prepared<Record<ReportFormat, string | null>>(
      tx,
      'reports.files',
      `select pdf_file_id as pdf, csv_file_id as csv from app.report_runs
       where company_id = $1 and brand_id = $2 and id = $3`,
      [ctx.companyId, ctx.brandId, runId],
    )
    const id = run?.[format]
    const found = id ? await findFile(tx, ctx, FILE_PURPOSE, id) : null
    if (!found) throw new AppError('NOT_FOUND', { message: 'This file no longer exists.' })
    await prepared(
      tx,
      'reports.downloaded',
      `insert into app.report_downloads (company_id, brand_id, id, run_id, format, user_id, downloaded_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [ctx.companyId, ctx.brandId, newId(), runId, format, ctx.actor?.userId ?? null, ctx.now()],
    )
    // Updates the count on open screens without a reload.
    await emit(tx, ctx, 'job', [runId])
    return found
  })
  return { name: file.name, type: mediaTypes[format], pieces: readFile(ctx, file.id) }
}
