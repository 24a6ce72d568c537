import { createHash } from 'node:crypto'
import type { analyticsdata_v1beta } from '@googleapis/analyticsdata'
import { z } from 'zod'
import { fieldsOf, json, type Answer, type Exchange } from '../server/exchange.ts'
import type { Account } from '../store/accounts.ts'
import type { Store } from '../store/store.ts'
import { googleError, noPermission, outOfTokens } from './analytics-errors.ts'

/** `runReport` by day and page. `details.report` selects empty, thresholded, quota or closed; `details.pages` names pages. */
export function runReport(store: Store, property: Account, exchange: Exchange): Answer {
  const mode = property.details['report']
  if (mode === 'quota') return outOfTokens()
  if (mode === 'closed') return noPermission()
  const query = ReportAsk.safeParse(fieldsOf(exchange))
  if (!query.success) return googleError(400, z.prettifyError(query.error))
  const { dimensions, metrics, dateRanges, limit, offset } = query.data
  const wrong = metrics.find(({ name }) => !(name in TYPES))
  if (wrong) return googleError(400, `Field ${wrong.name} is not a valid metric.`)
  const timeZone = property.details['timeZone'] ?? 'Europe/Berlin'
  const days = daysOf(dateRanges[0]!, todayIn(store, timeZone))
  if (!days) return googleError(400, 'Invalid startDate or endDate.')
  const all = mode === 'empty' ? [] : days.flatMap((day) => pagesOf(property).map((page) => ({ day, page })))
  const rows = all.slice(offset, offset + limit).map(({ day, page }) => ({
    dimensionValues: dimensions.map(({ name }) => ({ value: name === 'date' ? day.replaceAll('-', '') : page })),
    metricValues: metrics.map(({ name }) => ({ value: figure(`${property.account} ${day} ${page}`, name) })),
  }))
  const report: analyticsdata_v1beta.Schema$RunReportResponse = {
    dimensionHeaders: dimensions,
    metricHeaders: metrics.map(({ name }) => ({ name, type: TYPES[name] ?? null })),
    ...(rows.length === 0 ? {} : { rows }),
    ...(all.length === 0 ? {} : { rowCount: all.length }),
    metadata: {
      currencyCode: property.details['currency'] ?? 'EUR',
      timeZone,
      subjectToThresholding: mode === 'thresholded',
      dataLossFromOtherRow: false,
    },
    ...(query.data.returnPropertyQuota ? { propertyQuota: QUOTA } : {}),
    kind: 'analyticsData#runReport',
  }
  return json(200, report)
}

/** Always the same figures for the same page and day, all as text. */
function figure(of: string, metric: string): string {
  const [first = 0, second = 0] = createHash('sha256').update(of).digest()
  const sessions = 20 + first
  const purchases = second % 9
  const figures: Record<string, number> = {
    sessions,
    screenPageViews: sessions * 2,
    totalUsers: Math.ceil(sessions * 0.8),
    ecommercePurchases: purchases,
    purchaseRevenue: Math.round(purchases * 1490) / 100,
  }
  return String(figures[metric] ?? 0)
}

const pagesOf = ({ details }: Account): string[] =>
  (details['pages'] ?? '/,/products/jar,/products/mug').split(',').toSorted()

const todayIn = (store: Store, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(store.clock.now())

/** Every day of a range, in order; null for an invalid range. */
function daysOf({ startDate, endDate }: { startDate: string; endDate: string }, today: string): string[] | null {
  const [from, to] = [dayOf(startDate, today), dayOf(endDate, today)]
  if (from === null || to === null || from > to) return null
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
  return Array.from({ length: count }, (_, n) => addDays(from, n))
}

function dayOf(text: string, today: string): string | null {
  if (text === 'today') return today
  const ago = text === 'yesterday' ? 1 : Number(/^(\d+)daysAgo$/.exec(text)?.[1] ?? Number.NaN)
  if (!Number.isNaN(ago)) return addDays(today, -ago)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null
}

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

const DAY_MS = 86_400_000

const TYPES: Record<string, string> = {
  sessions: 'TYPE_INTEGER',
  screenPageViews: 'TYPE_INTEGER',
  totalUsers: 'TYPE_INTEGER',
  ecommercePurchases: 'TYPE_INTEGER',
  purchaseRevenue: 'TYPE_CURRENCY',
}

const QUOTA = {
  tokensPerDay: { consumed: 3, remaining: 199_997 },
  tokensPerHour: { consumed: 3, remaining: 39_997 },
  concurrentRequests: { consumed: 0, remaining: 10 },
  serverErrorsPerProjectPerHour: { consumed: 0, remaining: 10 },
  potentiallyThresholdedRequestsPerHour: { consumed: 0, remaining: 120 },
  tokensPerProjectPerHour: { consumed: 3, remaining: 13_997 },
}

const named = z.object({ name: z.string() })
// int64 is text in JSON.
const int64 = z.string().regex(/^\d+$/).transform(Number)
// Limits: the typings of @googleapis/analyticsdata, RunReportRequest.
const ReportAsk = z.object({
  dateRanges: z.array(z.object({ startDate: z.string(), endDate: z.string() })).length(1),
  dimensions: z.array(z.object({ name: z.enum(['date', 'pagePath']) })).length(2),
  metrics: z.array(named).min(1).max(10),
  limit: int64.pipe(z.number().max(250_000)).default(10_000),
  offset: int64.default(0),
  returnPropertyQuota: z.boolean().default(false),
})
