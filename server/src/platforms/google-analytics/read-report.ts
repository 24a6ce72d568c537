import type { analyticsdata_v1beta } from '@googleapis/analyticsdata'
import { z } from 'zod'
import { PlatformError } from '../platform-error.ts'
import type { Access } from '../access.ts'
import type { GoogleClient } from './client.ts'

/** Days are in the property's time zone. */
export interface SiteReport {
  rows: SiteDay[]
  nextCursor: string | null
  /** Google withheld small groups or merged rows, so figures are too low. */
  incomplete: boolean
  timeZone: string | null
  currency: string | null
}

export interface SiteDay {
  /** `2026-11-20`. */
  day: string
  pagePath: string
  sessions: number
  users: number
  purchases: number
  /** Millionths of the property's currency. */
  revenueMicros: number
}

/** `2026-11-20`, `30daysAgo`, `yesterday` or `today`, both inclusive. */
export interface ReportRange {
  from: string
  to: string
}

/** One page of daily figures for every page of a site. The cursor is the offset of the next page. */
export async function readReport(
  client: GoogleClient,
  access: Access,
  { from, to }: ReportRange,
  cursor: string | null,
): Promise<SiteReport> {
  const offset = Number(cursor ?? 0)
  if (!Number.isSafeInteger(offset) || offset < 0)
    throw new PlatformError('invalid', 'not a cursor of Google Analytics')
  const url = `https://analyticsdata.googleapis.com/v1beta/properties/${access.account}:runReport`
  const json: analyticsdata_v1beta.Schema$RunReportRequest = {
    dateRanges: [{ startDate: from, endDate: to }],
    dimensions: dimensions.map((name) => ({ name })),
    metrics: metrics.map((name) => ({ name })),
    orderBys: dimensions.map((dimensionName) => ({ dimension: { dimensionName } })),
    limit: String(rowsAtOnce),
    offset: String(offset),
    keepEmptyRows: false,
    returnPropertyQuota: true,
  }
  const parsed = reportShape.safeParse(await client.read(access, { url, json }))
  if (!parsed.success) throw new PlatformError('unavailable', 'Google returned something that isn’t a report')
  const { rows, rowCount, metadata } = parsed.data
  const next = offset + rows.length
  return {
    rows: rows.flatMap((row) => readRow(parsed.data, row)),
    nextCursor: rows.length > 0 && next < rowCount ? String(next) : null,
    incomplete: metadata.subjectToThresholding || metadata.dataLossFromOtherRow,
    timeZone: metadata.timeZone,
    currency: metadata.currencyCode,
  }
}

// By column name, not by position. An `(other)` row has no day.
function readRow({ dimensionHeaders, metricHeaders }: Report, row: Report['rows'][number]): SiteDay[] {
  const cells = new Map([
    ...dimensionHeaders.map(({ name }, n) => [name, row.dimensionValues[n]?.value ?? ''] as const),
    ...metricHeaders.map(({ name }, n) => [name, row.metricValues[n]?.value ?? ''] as const),
  ])
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/.exec(cells.get('date') ?? '') ?? []
  const pagePath = cells.get('pagePath') ?? ''
  if (!year || pagePath === '') return []
  const count = (name: string): number => Math.round(amount(cells.get(name)))
  return [
    {
      day: `${year}-${month}-${date}`,
      pagePath,
      sessions: count('sessions'),
      users: count('totalUsers'),
      purchases: count('ecommercePurchases'),
      revenueMicros: Math.round(amount(cells.get('purchaseRevenue')) * 1_000_000),
    },
  ]
}

function amount(cell: string | undefined): number {
  const value = Number(cell ?? 0)
  return Number.isFinite(value) ? value : 0
}

type Report = z.infer<typeof reportShape>

const dimensions = ['date', 'pagePath']
const metrics = ['sessions', 'totalUsers', 'ecommercePurchases', 'purchaseRevenue']
const rowsAtOnce = 10_000

const headers = z.array(z.object({ name: z.string() })).default([])
const values = z.array(z.object({ value: z.string().default('') })).default([])
const flag = z.boolean().nullish().catch(false).transform(Boolean)
const name = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value ?? null)
const metadata = z
  .object({ subjectToThresholding: flag, dataLossFromOtherRow: flag, timeZone: name, currencyCode: name })
  .catch({ subjectToThresholding: false, dataLossFromOtherRow: false, timeZone: null, currencyCode: null })

// Every report names its columns, even without rows: anything else is not a report.
const reportShape = z.object({
  dimensionHeaders: headers.refine((found) => found.length > 0),
  metricHeaders: headers,
  // Absent if there are none.
  rows: z.array(z.object({ dimensionValues: values, metricValues: values })).default([]),
  rowCount: z.coerce.number().int().nonnegative().default(0),
  metadata: metadata.default({
    subjectToThresholding: false,
    dataLossFromOtherRow: false,
    timeZone: null,
    currencyCode: null,
  }),
})
