import { z } from 'zod'
import { audited, call, repeatable, response } from './call.ts'
import { commentPlatforms } from './comment-filter.ts'
import { availabilities } from './features.ts'
import { sizes } from './size-limits.ts'
import { cursor, page, pageLimit } from './paging.ts'
import { comparisons } from './ranges.ts'
import {
  reportCategories,
  reportCharts,
  reportFormats,
  reportRanges,
  reportSchedules,
  reportSections,
} from './report-rules.ts'

const int = z.number().int()
const day = z.iso.date('Use a date like 2026-11-21')

export const runStates = ['running', 'done', 'failed'] as const

const filter = z.object({
  platforms: z.array(z.enum(commentPlatforms)).max(commentPlatforms.length).default([]),
  products: z.array(z.uuid('Invalid product ID')).max(20, 'Choose 20 products or fewer').default([]),
})

/** Editable fields of a report. */
export const reportInput = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'Enter a title')
    .max(sizes.reportTitle, `Use ${sizes.reportTitle} characters or fewer`),
  description: z
    .string()
    .trim()
    .max(sizes.reportDescription, `Use ${sizes.reportDescription} characters or fewer`)
    .default(''),
  category: z.enum(reportCategories),
  chart: z.enum(reportCharts).default('line'),
  sections: z
    .array(z.enum(reportSections))
    .min(1, 'Choose at least one section')
    .transform((some) => reportSections.filter((one) => some.includes(one))),
  filter: filter.default({ platforms: [], products: [] }),
  range: z.enum(reportRanges).default('last-7-days'),
  compare: z.enum(comparisons).default('previous'),
  formats: z.array(z.enum(reportFormats)).min(1, 'Choose at least one format').default(['pdf', 'csv']),
  /** Null: only manual runs. */
  schedule: z.enum(reportSchedules).nullable().default(null),
  /**
   * Hour of the run in the brand's timezone; weekly on Mondays, else on the first of the month or
   * quarter.
   */
  hour: int.min(0).max(23).default(8),
  recipients: z
    .array(z.email('Enter a valid email address').max(sizes.email).toLowerCase())
    .max(sizes.reportRecipients, `Add ${sizes.reportRecipients} recipients or fewer`)
    .transform((some) => [...new Set(some)])
    .default([]),
})
export type ReportInput = z.infer<typeof reportInput>

export const reportRun = z.object({
  id: z.string(),
  reportId: z.string(),
  state: z.enum(runStates),
  /** Why it failed, in words. */
  why: z.string().nullable(),
  from: day,
  to: day,
  /** The instant at which its last day is cut; null if it covers full days. */
  until: z.string().nullable(),
  /** Who ran it; null for scheduled runs. */
  by: z.string().nullable(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  /** Recipients of the email; empty until it is sent. */
  mailedTo: z.array(z.string()),
  files: z.array(z.object({ format: z.enum(reportFormats), name: z.string(), bytes: int })),
})
export type ReportRun = z.infer<typeof reportRun>

export const report = reportInput.extend({
  sections: z.array(z.enum(reportSections)),
  recipients: z.array(z.string()),
  filter: z.object({ platforms: z.array(z.enum(commentPlatforms)), products: z.array(z.string()) }),
  /** Names of the filter's products that still exist. */
  products: z.array(z.object({ id: z.string(), name: z.string() })),
  id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Null without a schedule. */
  nextRunAt: z.string().nullable(),
  /** Why scheduled runs are skipped, in words; absent if they aren't. */
  paused: z.string().optional(),
  lastRun: reportRun.nullable(),
})
export type Report = z.infer<typeof report>

const reportId = z.uuid('Invalid report ID')
const one = response(report)

export const reports = {
  list: call
    .route({
      method: 'GET',
      path: '/api/reports',
      summary: 'List the brand’s reports, last changed first, with counts',
    })
    .input(
      z.object({
        search: z.string().trim().max(sizes.search).optional(),
        category: z.enum(reportCategories).optional(),
        schedule: z.enum([...reportSchedules, 'none']).optional(),
        cursor,
        limit: pageLimit,
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        data: z.array(report),
        pagination: page,
        tiles: z.object({
          total: int,
          /** Created since the first of the month. */
          thisMonth: int,
          scheduled: int,
          /** Downloads of the last 30 days. */
          downloads: int,
        }),
        timezone: z.string(),
        /** Whether reports can have a schedule: `plan` if the plan doesn’t include it, `off` if it’s turned off. */
        scheduling: z.enum(availabilities),
      }),
    ),
  create: call
    .meta({ who: 'member', permission: 'reports.manage' })
    .meta(repeatable)
    .meta(audited('report.created'))
    .route({ method: 'POST', path: '/api/reports', summary: 'Create a report' })
    .input(reportInput)
    .output(one),
  get: call
    .route({ method: 'GET', path: '/api/reports/{reportId}', summary: 'Get a report' })
    .input(z.object({ reportId }))
    .output(one),
  update: call
    .meta({ who: 'member', permission: 'reports.manage' })
    .meta(audited('report.changed'))
    .route({ method: 'PUT', path: '/api/reports/{reportId}', summary: 'Update a report' })
    .input(reportInput.extend({ reportId }))
    .output(one),
  remove: call
    .meta({ who: 'member', permission: 'reports.manage' })
    .meta(audited('report.removed'))
    .route({ method: 'DELETE', path: '/api/reports/{reportId}', summary: 'Delete a report with its history and files' })
    .input(z.object({ reportId }))
    .output(z.object({ success: z.literal(true) })),
  run: call
    .meta({ who: 'member', permission: 'reports.manage', rate: 'reportPerCompany' })
    .meta(audited('report.run'))
    .route({
      method: 'POST',
      path: '/api/reports/{reportId}/run',
      summary: 'Run a report now, and email it if requested',
    })
    .input(z.object({ reportId, mail: z.boolean().default(false) }))
    .output(response(reportRun)),
  runs: call
    .route({ method: 'GET', path: '/api/reports/{reportId}/runs', summary: 'List a report’s runs, newest first' })
    .input(z.object({ reportId, cursor, limit: pageLimit }))
    .output(z.object({ success: z.literal(true), data: z.array(reportRun), pagination: page })),
}
