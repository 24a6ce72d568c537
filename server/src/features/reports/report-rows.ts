import { plans } from '@bizamply/contract/plans'
import { shownProductName } from '@bizamply/contract/product-name'
import type { ReportFormat } from '@bizamply/contract/report-rules'
import type { Report, ReportInput, ReportRun } from '@bizamply/contract/reports'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { availability, type Entitlements } from '../billing/index.ts'

export interface RunRow {
  id: string
  report_id: string
  state: ReportRun['state']
  why: string | null
  from_day: string
  to_day: string
  until_at: Date | null
  by: string | null
  started_at: Date
  ended_at: Date | null
  mailed_to: string[]
  files: ReportRun['files']
}

/** A run and its remaining files; `$1` is the company. */
export const selectRuns = `select r.id, r.report_id, r.state, r.why, r.from_day::text, r.to_day::text, r.until_at,
    u.name as by, r.started_at, r.ended_at,
    case when r.mailed_at is null then '{}' else r.recipients end as mailed_to,
    coalesce((select jsonb_agg(jsonb_build_object('format', k.format, 'name', f.name, 'bytes', f.size) order by k.n)
      from (values (1, 'pdf', r.pdf_file_id), (2, 'csv', r.csv_file_id)) k(n, format, id)
      join app.files f on f.company_id = r.company_id and f.id = k.id), '[]') as files
  from app.report_runs r left join app.users u on u.id = r.user_id`

export const presentRun = (row: RunRow): ReportRun => ({
  id: row.id,
  reportId: row.report_id,
  state: row.state,
  why: row.why,
  from: row.from_day,
  to: row.to_day,
  until: row.until_at?.toISOString() ?? null,
  by: row.by,
  startedAt: row.started_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  mailedTo: row.mailed_to,
  files: row.files,
})

export interface ReportRow {
  id: string
  title: string
  description: string
  category: ReportInput['category']
  chart: ReportInput['chart']
  sections: ReportInput['sections']
  filter: ReportInput['filter']
  products: { id: string; title: string; cataloged: boolean }[]
  range: ReportInput['range']
  compare: ReportInput['compare']
  formats: ReportFormat[]
  schedule: ReportInput['schedule']
  hour: number
  recipients: string[]
  next_run_at: Date | null
  created_at: Date
  updated_at: Date
}

export const reportColumns = `id, title, description, category, chart, sections, filter, range, compare, formats,
  schedule, hour, recipients, next_run_at, created_at, updated_at,
  coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'title', p.title,
      'cataloged', p.external_id not like 'file:%') order by p.title, p.id)
    from app.products p where p.company_id = reports.company_id and p.brand_id = reports.brand_id
      and p.id in (select jsonb_array_elements_text(reports.filter -> 'products')::uuid)), '[]') as products`

export const presentReport = (row: ReportRow, lastRun: ReportRun | null, entitlements: Entitlements): Report => ({
  id: row.id,
  title: row.title,
  description: row.description,
  category: row.category,
  chart: row.chart,
  sections: row.sections,
  filter: row.filter,
  products: row.products.map((product) => ({ id: product.id, name: shownProductName(product) })),
  range: row.range,
  compare: row.compare,
  formats: row.formats,
  schedule: row.schedule,
  hour: row.hour,
  recipients: row.recipients,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  nextRunAt: row.next_run_at?.toISOString() ?? null,
  ...(row.schedule ? pausedBy(entitlements) : {}),
  lastRun,
})

function pausedBy(entitlements: Entitlements): { paused?: string } {
  const found = availability(entitlements, 'scheduledReports')
  if (found === 'available') return {}
  const why =
    found === 'off'
      ? 'scheduled reports are turned off for your company'
      : `the ${plans[entitlements.plan].name} plan doesn’t include scheduled reports`
  return { paused: `Paused: ${why}. You can run it on demand.` }
}

/** One of the brand's reports. `lock` prevents removal and other runs until the transaction ends. */
export async function findReport(tx: Tx, ctx: Ctx, reportId: string, lock = false): Promise<ReportRow> {
  const [row] = await prepared<ReportRow>(
    tx,
    `reports.find.${lock}`,
    `select ${reportColumns} from app.reports where company_id = $1 and brand_id = $2 and id = $3
     ${lock ? 'for update' : ''}`,
    [ctx.companyId, ctx.brandId, reportId],
  )
  if (!row) throw missing()
  return row
}

/** The latest run of each report. */
export async function findLastRuns(tx: Tx, ctx: Ctx, reportIds: string[]): Promise<Map<string, ReportRun>> {
  if (reportIds.length === 0) return new Map()
  const rows = await prepared<RunRow>(
    tx,
    'reports.last-runs',
    `select last.* from unnest($2::uuid[]) asked(id)
     cross join lateral (${selectRuns} where r.company_id = $1 and r.report_id = asked.id
       order by r.started_at desc, r.id desc limit 1) last`,
    [ctx.companyId, reportIds],
  )
  return new Map(rows.map((row) => [row.report_id, presentRun(row)]))
}

export const missing = (): AppError => new AppError('NOT_FOUND', { message: 'We couldn’t find this report.' })

/** One of the brand's runs. */
export async function findRun(tx: Tx, ctx: Ctx, runId: string): Promise<ReportRun> {
  const [row] = await prepared<RunRow>(
    tx,
    'reports.find-run',
    `${selectRuns} where r.company_id = $1 and r.brand_id = $2 and r.id = $3`,
    [ctx.companyId, ctx.brandId, runId],
  )
  if (!row) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this run.' })
  return presentRun(row)
}
