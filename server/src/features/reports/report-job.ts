import type { ReportFormat } from '@bizamply/contract/report-rules'
import { inside, type Ctx, type Services } from '../../context.ts'
import { sqlProblem } from '../../db/sql-errors.ts'
import { removeFile, storeFile, type StoredFile } from '../../files/index.ts'
import type { YieldToOthers } from '../../jobs/fair-queue.ts'
import { endRun, failRun, type MadeFiles } from './end-run.ts'
import { fileName } from './file-name.ts'
import { findTask, type ReportTask } from './find-task.ts'
import { gatherReport } from './gather-report.ts'
import { FILE_PURPOSE } from './open-file.ts'
import { inFormats } from './reader-formats.ts'
import type { ReportData } from './report-data.ts'
import { writeCsv } from './write-csv.ts'

/** Longer than a run takes. Files of a failed run are swept after this time. */
const WHILE_MADE_MS = 30 * 60_000
const MOST_BYTES = 20 * 1024 * 1024

/** Makes one run: files first, then its end and emails in one transaction, so that a second worker changes nothing. */
export async function reportJob(
  services: Services,
  { companyId, runId }: { companyId: string; runId: string },
  signal: AbortSignal,
  yieldToOthers: YieldToOthers,
): Promise<void> {
  const task = await services.db.inCompany(companyId, (tx) => findTask(tx, companyId, runId))
  if (!task) return
  const ctx = inside(services, { companyId, publicId: '', brandId: task.brandId, actor: null })
  if (!task.open) return failRun(ctx, runId, 'The brand or its company isn’t active.')
  for (let tries = 2; ; tries--) {
    try {
      return await inFormats(task.readerFormats, () => makeReport(ctx, task, signal, yieldToOthers))
    } catch (error) {
      if (signal.aborted) return
      services.log.error({ err: error, runId }, 'could not make a report')
      // Database errors may be temporary, so they are retried. Bugs aren't.
      if (tries > 1 && sqlProblem(error)) continue
      return failRun(ctx, runId, 'Something went wrong. Run it again. If it keeps failing, contact support.')
    }
  }
}

async function makeReport(
  ctx: Ctx,
  task: ReportTask,
  signal: AbortSignal,
  yieldToOthers: YieldToOthers,
): Promise<void> {
  const data = await gatherReport(ctx, task)
  await yieldToOthers()
  const files: MadeFiles = {}
  let ended = false
  try {
    for (const format of task.formats) {
      if (signal.aborted) return
      files[format] = await store(ctx, task, format, await write[format](data))
    }
    ended = await endRun(ctx, task, data, files)
  } finally {
    if (!ended) await drop(ctx, Object.values(files))
  }
}

// The PDF library and its fonts take 17 MB: they are loaded with the first report.
const write: Record<ReportFormat, (data: ReportData) => Buffer | Promise<Buffer>> = {
  pdf: async (data) => (await import('./pdf/render-report-pdf.ts')).renderReportPdf(data),
  csv: (data) => Buffer.from(writeCsv(data)),
}

const store = (ctx: Ctx, task: ReportTask, format: ReportFormat, bytes: Buffer): Promise<StoredFile> =>
  storeFile(
    ctx,
    { purpose: FILE_PURPOSE, name: fileName(task, format), keepMs: WHILE_MADE_MS, most: MOST_BYTES },
    oneOf(bytes),
  )

async function* oneOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes)
}

async function drop(ctx: Ctx, files: StoredFile[]): Promise<void> {
  for (const { id } of files) await ctx.tx((tx) => removeFile(tx, ctx.companyId, id))
}
