import { rangeOf, type Range } from '@bizamply/contract/ranges'
import type { ReportRange } from '@bizamply/contract/report-rules'
import type { ReportRun } from '@bizamply/contract/reports'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { emit } from '../../db/events.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'
import { recordAudit } from '../audit/index.ts'
import { dayIn } from '@bizamply/contract/time-zone'
import { readBrand } from '../dashboard/index.ts'
import { findReport, findRun } from './report-rows.ts'
import { quarterBefore, weekBefore } from '@bizamply/contract/report-schedule'

/** Runs a report manually for its period, including today until now. */
export async function runReport(ctx: Ctx, { reportId, mail }: { reportId: string; mail: boolean }): Promise<ReportRun> {
  return ctx.tx(async (tx) => {
    const report = await findReport(tx, ctx, reportId, true)
    if (mail && report.recipients.length === 0) throw noRecipients()
    const [running] = await prepared(
      tx,
      'reports.running',
      `select id from app.report_runs where company_id = $1 and report_id = $2 and state = 'running' limit 1`,
      [ctx.companyId, reportId],
    )
    if (running) throw underWay()
    const { timezone } = await readBrand(tx, ctx)
    const at = ctx.now()
    const today = dayIn(timezone, at)
    const days = daysOf(report.range, today)
    const recipients = mail ? report.recipients : []
    const runId = await beginRun(tx, ctx, {
      reportId,
      days,
      until: days.to === today ? at : null,
      due: null,
      recipients,
    })
    if (runId === null) throw underWay()
    await recordAudit(tx, ctx, {
      action: 'report.run',
      subjectId: reportId,
      details: { title: report.title, recipients: recipients.length },
    })
    return findRun(tx, ctx, runId)
  })
}

export interface NewRun {
  reportId: string
  days: Range
  until: Date | null
  due: Date | null
  recipients: string[]
}

/** Creates a run and its job in the caller's transaction. Null if another process started the due run. */
export async function beginRun(tx: Tx, ctx: Ctx, run: NewRun): Promise<string | null> {
  const id = newId()
  const made = await prepared(
    tx,
    'reports.begin',
    `insert into app.report_runs (company_id, brand_id, id, report_id, state, from_day, to_day, until_at, due_at, user_id,
       started_at, recipients)
     values ($1, $2, $3, $4, 'running', $5, $6, $7, $8, $9, $10, $11)
     on conflict (company_id, report_id, due_at) do nothing returning id`,
    [
      ctx.companyId,
      ctx.brandId,
      id,
      run.reportId,
      run.days.from,
      run.days.to,
      run.until,
      run.due,
      ctx.actor?.userId ?? null,
      run.until ?? ctx.now(),
      run.recipients,
    ],
  )
  if (made.length === 0) return null
  await emit(tx, ctx, 'job', [id])
  await ctx.queue.add(tx, 'report', { companyId: ctx.companyId, runId: id })
  return id
}

function daysOf(range: ReportRange, today: string): Range {
  if (range === 'last-week') return weekBefore(today)
  return range === 'last-quarter' ? quarterBefore(today) : rangeOf(range, today)
}

const underWay = (): AppError =>
  new AppError('IN_PROGRESS', { message: 'This report is already being generated. It’ll be ready in a moment.' })
const noRecipients = (): AppError =>
  new AppError('BAD_REQUEST', {
    message: 'This report has no recipients yet. Add some, or run it without email.',
    errors: [{ path: 'mail', message: 'Add at least one recipient' }],
  })
