import { usualFormats } from '@bizamply/contract/formats'
import type { ReportInput } from '@bizamply/contract/reports'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'
import type { ReaderFormats } from './reader-formats.ts'

/** A running report with its current settings. */
export interface ReportTask {
  runId: string
  reportId: string
  brandId: string
  from: string
  to: string
  until: Date | null
  /** Scheduled time; null for manual runs. */
  dueAt: Date | null
  startedAt: Date
  recipients: string[]
  title: string
  description: string
  category: ReportInput['category']
  chart: ReportInput['chart']
  sections: ReportInput['sections']
  filter: ReportInput['filter']
  range: ReportInput['range']
  compare: ReportInput['compare']
  formats: ReportInput['formats']
  schedule: ReportInput['schedule']
  brand: string
  timezone: string
  /** Who created the report or ran it manually. */
  author: string | null
  authorEmail: string | null
  runner: string | null
  /** Who is notified when it is ready: the person who ran it, else the author. */
  waits: string | null
  /** Formats for its pages: of the person who ran it, else the author. */
  readerFormats: ReaderFormats
  /** Whether the company and brand are active. */
  open: boolean
}

export async function findTask(tx: Tx, companyId: string, runId: string): Promise<ReportTask | null> {
  const [task] = await prepared<ReportTask>(
    tx,
    'reports.task',
    `select n.id as "runId", n.report_id as "reportId", n.brand_id as "brandId", n.from_day::text as "from",
       n.to_day::text as "to", n.until_at as until, n.due_at as "dueAt", n.started_at as "startedAt", n.recipients,
       r.title, r.description, r.category, r.chart, r.sections, r.filter, r.range, r.compare, r.formats, r.schedule,
       b.name as brand, b.timezone, coalesce(nullif(trim(a.name), ''), a.email) as author, a.email as "authorEmail", u.name as runner,
       coalesce(n.user_id, r.user_id) as waits,
       json_build_object('dateFormat', coalesce(u.date_format, a.date_format, $3), 'numberFormat',
         coalesce(u.number_format, a.number_format, $4)) as "readerFormats",
       c.status = 'active' and b.archived_at is null as open
     from app.report_runs n
     join app.reports r on r.company_id = $1 and r.id = n.report_id
     join app.brands b on b.company_id = $1 and b.id = n.brand_id
     join app.companies c on c.company_id = $1
     left join app.users a on a.id = r.user_id
     left join app.users u on u.id = n.user_id
     where n.company_id = $1 and n.id = $2 and n.state = 'running'`,
    [companyId, runId, usualFormats.dateFormat, usualFormats.numberFormat],
  )
  return task ?? null
}

/** The brand as of the run's cutoff, so that all figures are from the same moment. */
export const ofTask = (ctx: Ctx, task: ReportTask): Ctx => ({
  ...ctx,
  brandId: task.brandId,
  now: () => task.until ?? task.startedAt,
})
