import { usualFormats } from '@bizamply/contract/formats'
import { sizes } from '@bizamply/contract/size-limits'
import type { ReportFormat } from '@bizamply/contract/report-rules'
import type { Ctx } from '../../context.ts'
import { emit } from '../../db/events.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'
import { keepFile, type StoredFile } from '../../files/index.ts'
import { enqueueMail } from '../../mail/index.ts'
import { notifyReportReady } from '../notifications/index.ts'
import type { ReportTask } from './find-task.ts'
import { FILE_PURPOSE, mediaTypes } from './open-file.ts'
import { windowName } from './pdf/days.ts'
import { inFormats, readFormats } from './reader-formats.ts'
import type { ReportData } from './report-data.ts'
import { writeSentences } from './write-sentences.ts'

export type MadeFiles = Partial<Record<ReportFormat, StoredFile>>

const KEEP_DAYS = 400

/** Completes a run, keeps its files, and queues its emails in one transaction. False if it has ended or was removed. */
export async function endRun(ctx: Ctx, task: ReportTask, data: ReportData, files: MadeFiles): Promise<boolean> {
  const { pdf, csv } = files
  const recipients = task.recipients.slice(0, sizes.reportRecipients)
  const now = ctx.now()
  return ctx.tx(async (tx) => {
    const ended = await prepared(
      tx,
      'reports.end',
      `update app.report_runs set state = 'done', ended_at = $3, pdf_file_id = $4, pdf_bytes = $5, csv_file_id = $6,
         csv_bytes = $7, recipients = $8, mailed_at = $9
       where company_id = $1 and id = $2 and state = 'running' returning id`,
      [
        ctx.companyId,
        task.runId,
        now,
        pdf?.id ?? null,
        pdf?.size ?? null,
        csv?.id ?? null,
        csv?.size ?? null,
        recipients,
        recipients.length > 0 ? now : null,
      ],
    )
    if (ended.length === 0) return false
    const until = new Date(now.getTime() + KEEP_DAYS * 86_400_000)
    for (const { id } of Object.values(files)) await keepFile(tx, ctx.companyId, id, until)
    const formats = await readFormats(tx, ctx, recipients)
    for (const to of recipients) {
      const words = inFormats(formats.get(to.toLowerCase()) ?? usualFormats, () => wordsOf(data))
      await mail(tx, ctx, { task, data, files, to, words })
    }
    await notifyReportReady(tx, { ...ctx, brandId: task.brandId }, { ...task, userId: task.waits })
    await emit(tx, ctx, 'job', [task.runId])
    return true
  })
}

export async function failRun(ctx: Ctx, runId: string, why: string): Promise<void> {
  await ctx.tx(async (tx) => {
    const failed = await prepared(
      tx,
      'reports.fail',
      `update app.report_runs set state = 'failed', ended_at = $3, why = $4
       where company_id = $1 and id = $2 and state = 'running' returning id`,
      [ctx.companyId, runId, ctx.now(), why],
    )
    if (failed.length > 0) await emit(tx, ctx, 'job', [runId])
  })
}

interface Letter {
  task: ReportTask
  data: ReportData
  files: MadeFiles
  to: string
  words: { days: string; said: string }
}

/** In the recipient's formats. */
const wordsOf = (data: ReportData): Letter['words'] => ({
  days: windowName(data),
  said: (data.ratedBefore ? writeSentences(data, data.ratedBefore) : data.sentences).join('\n\n'),
})

/** Emails each recipient separately, to keep recipients private. Replies go to the report's author. */
async function mail(tx: Tx, ctx: Ctx, { task, data, files, to, words }: Letter): Promise<void> {
  await enqueueMail(tx, ctx, {
    template: 'report',
    to,
    locale: data.locale,
    values: {
      title: task.title,
      brand: task.brand,
      ...words,
      author: task.author ?? '',
      link: `${ctx.appUrl}/reports`,
    },
    files: Object.entries(files).map(([format, { id, name }]) => ({
      companyId: ctx.companyId,
      purpose: FILE_PURPOSE,
      id,
      name,
      type: mediaTypes[format as ReportFormat],
    })),
    ...(task.authorEmail ? { replyTo: task.authorEmail } : {}),
  })
}
