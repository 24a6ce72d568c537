import { sizes } from '@bizamply/contract/size-limits'
import type { Report, ReportInput } from '@bizamply/contract/reports'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { createOnce } from '../../db/idempotency-keys.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import { changesOf, recordAudit } from '../audit/index.ts'
import { readEntitlements, refuseFeature, type Entitlements } from '../billing/index.ts'
import { readBrand } from '../dashboard/index.ts'
import { findLastRuns, findReport, presentReport, reportColumns, type ReportRow } from './report-rows.ts'
import { nextDue } from '@bizamply/contract/report-schedule'

/** A retry with the same key returns the report of the first request. */
export async function createReport(ctx: Ctx, input: ReportInput, key = ''): Promise<Report> {
  return ctx.tx(async (tx) => {
    await oneAtATime(tx, ctx)
    const entitlements = await readEntitlements(tx, ctx.companyId)
    const once = { call: 'report', key, request: input }
    const id = await createOnce(tx, ctx, once, () => insert(tx, ctx, input, entitlements))
    const row = await findReport(tx, ctx, id)
    return presentReport(row, (await findLastRuns(tx, ctx, [id])).get(id) ?? null, entitlements)
  })
}

async function insert(tx: Tx, ctx: Ctx, input: ReportInput, entitlements: Entitlements): Promise<string> {
  const [there] = await prepared<{ count: number }>(
    tx,
    'reports.count',
    'select count(*)::int as count from app.reports where company_id = $1 and brand_id = $2',
    [ctx.companyId, ctx.brandId],
  )
  if (there && there.count >= sizes.reports) throw full()
  if (input.schedule) refuseFeature(entitlements, 'scheduledReports')
  await knowProducts(tx, ctx, input)
  const { timezone } = await readBrand(tx, ctx)
  const { schedule, hour } = input
  const next = schedule && nextDue({ schedule, hour }, timezone, ctx.now())
  const [row] = await prepared<ReportRow>(
    tx,
    'reports.create',
    `insert into app.reports (company_id, brand_id, id, title, description, category, chart, sections, filter, range,
       compare, formats, schedule, hour, recipients, next_run_at, user_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $18)
     returning ${reportColumns}`,
    [ctx.companyId, ctx.brandId, newId(), ...valuesOf(input), next, ctx.actor?.userId ?? null, ctx.now()],
  )
  if (!row) throw new Error('a report was not stored')
  await recordAudit(tx, ctx, { action: 'report.created', subjectId: row.id, details: { ...forAudit(row) } })
  return row.id
}

/** The last editor becomes responsible, and emails name them. */
export async function changeReport(
  ctx: Ctx,
  { reportId, ...input }: ReportInput & { reportId: string },
): Promise<Report> {
  return ctx.tx(async (tx) => {
    const before = await findReport(tx, ctx, reportId, true)
    await knowProducts(tx, ctx, input)
    const { timezone } = await readBrand(tx, ctx)
    const { schedule, hour } = input
    const asBefore = before.schedule === schedule && before.hour === hour
    const entitlements = await readEntitlements(tx, ctx.companyId)
    if (schedule && !asBefore) refuseFeature(entitlements, 'scheduledReports')
    const next = asBefore ? before.next_run_at : schedule && nextDue({ schedule, hour }, timezone, ctx.now())
    const [row] = await prepared<ReportRow>(
      tx,
      'reports.change',
      `update app.reports set title = $4, description = $5, category = $6, chart = $7, sections = $8, filter = $9,
         range = $10, compare = $11, formats = $12, schedule = $13, hour = $14, recipients = $15, next_run_at = $16,
         user_id = $17, updated_at = $18
       where company_id = $1 and brand_id = $2 and id = $3 returning ${reportColumns}`,
      [ctx.companyId, ctx.brandId, reportId, ...valuesOf(input), next, ctx.actor?.userId ?? null, ctx.now()],
    )
    if (!row) throw new Error('a report that was locked is gone')
    const details = { title: row.title, ...changesOf(forAudit(before), forAudit(row)) }
    await recordAudit(tx, ctx, { action: 'report.changed', subjectId: reportId, details })
    return presentReport(row, (await findLastRuns(tx, ctx, [reportId])).get(reportId) ?? null, entitlements)
  })
}

const valuesOf = (input: ReportInput): unknown[] => [
  input.title,
  input.description,
  input.category,
  input.chart,
  input.sections,
  JSON.stringify(input.filter),
  input.range,
  input.compare,
  [...new Set(input.formats)],
  input.schedule,
  input.hour,
  input.recipients,
]

async function knowProducts(tx: Tx, ctx: Ctx, { filter }: ReportInput): Promise<void> {
  if (filter.products.length === 0) return
  const rows = await prepared<{ id: string }>(
    tx,
    'reports.products',
    'select id from app.products where company_id = $1 and brand_id = $2 and id = any($3::uuid[])',
    [ctx.companyId, ctx.brandId, filter.products],
  )
  const known = new Set(rows.map(({ id }) => id))
  const errors = filter.products.flatMap((id, n) =>
    known.has(id) ? [] : [{ path: `filter.products.${n}`, message: 'We couldn’t find this product' }],
  )
  if (errors.length > 0) throw new AppError('BAD_REQUEST', { message: 'We couldn’t find this product.', errors })
}

const forAudit = ({ title, schedule, hour, formats, recipients, range, compare }: ReportRow) => ({
  title,
  schedule,
  hour,
  formats,
  range,
  compare,
  recipients: recipients.length,
})

// Two concurrent additions could each count one below the limit.
const oneAtATime = (tx: Tx, ctx: Ctx): Promise<unknown> =>
  prepared(tx, 'reports.lock', `select pg_advisory_xact_lock(hashtextextended('reports:' || $1, 0))`, [ctx.brandId])

const full = (): AppError =>
  new AppError('CONFLICT', { message: `A brand can have up to ${sizes.reports} reports. Delete one first.` })
