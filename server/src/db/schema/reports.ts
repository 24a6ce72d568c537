import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ReportInput } from '@bizamply/contract/reports'
import { app, at, companyId } from './base.ts'
import { brands } from './companies.ts'

/** A report definition: its content, scope, days and recipients. */
export const reports = app.table(
  'reports',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    brandId: uuid('brand_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    category: text('category').notNull(),
    chart: text('chart').notNull(),
    sections: text('sections').array().notNull(),
    filter: jsonb('filter').$type<ReportInput['filter']>().notNull(),
    range: text('range').notNull(),
    compare: text('compare').notNull(),
    formats: text('formats').array().notNull(),
    schedule: text('schedule'),
    /** Hour of the brand's day. */
    hour: integer('hour').notNull(),
    recipients: text('recipients').array().notNull(),
    /** Null without a schedule. */
    nextRunAt: at('next_run_at'),
    userId: uuid('user_id'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'reports_pkey', columns: [t.companyId, t.id] }),
    index('reports_order_idx').on(t.companyId, t.brandId, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('reports_due_idx')
      .on(t.nextRunAt)
      .where(sql`next_run_at is not null`),
    foreignKey({
      name: 'reports_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
    check('reports_schedule_check', sql`${t.schedule} in ('weekly', 'monthly', 'quarterly')`),
    check('reports_next_check', sql`(${t.schedule} is null) = (${t.nextRunAt} is null)`),
  ],
)

export const reportRuns = app.table(
  'report_runs',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    brandId: uuid('brand_id').notNull(),
    reportId: uuid('report_id').notNull(),
    state: text('state').notNull(),
    why: text('why'),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    /** The time at which its last day ends; null if whole days are covered. */
    untilAt: at('until_at'),
    /** When the schedule required it: a report runs once for each; null if run by hand. */
    dueAt: at('due_at'),
    userId: uuid('user_id'),
    startedAt: at('started_at').notNull(),
    endedAt: at('ended_at'),
    /** Who it is mailed to when done, and since when it is. */
    recipients: text('recipients').array().notNull(),
    mailedAt: at('mailed_at'),
    pdfFileId: uuid('pdf_file_id'),
    pdfBytes: integer('pdf_bytes'),
    csvFileId: uuid('csv_file_id'),
    csvBytes: integer('csv_bytes'),
  },
  (t) => [
    primaryKey({ name: 'report_runs_pkey', columns: [t.companyId, t.id] }),
    index('report_runs_order_idx').on(
      t.companyId,
      t.reportId,
      t.startedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    uniqueIndex('report_runs_due_key').on(t.companyId, t.reportId, t.dueAt),
    index('report_runs_running_idx')
      .on(t.startedAt)
      .where(sql`state = 'running'`),
    foreignKey({
      name: 'report_runs_report_fkey',
      columns: [t.companyId, t.reportId],
      foreignColumns: [reports.companyId, reports.id],
    }).onDelete('cascade'),
    check('report_runs_state_check', sql`${t.state} in ('running', 'done', 'failed')`),
    check('report_runs_ended_check', sql`(${t.state} = 'running') = (${t.endedAt} is null)`),
  ],
)

/** Each download of a run's file: the tile counts them. */
export const reportDownloads = app.table(
  'report_downloads',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    brandId: uuid('brand_id').notNull(),
    runId: uuid('run_id').notNull(),
    format: text('format').notNull(),
    userId: uuid('user_id'),
    downloadedAt: at('downloaded_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'report_downloads_pkey', columns: [t.companyId, t.id] }),
    index('report_downloads_recent_idx').on(t.companyId, t.brandId, t.downloadedAt.desc().nullsFirst()),
    foreignKey({
      name: 'report_downloads_run_fkey',
      columns: [t.companyId, t.runId],
      foreignColumns: [reportRuns.companyId, reportRuns.id],
    }).onDelete('cascade'),
  ],
)
