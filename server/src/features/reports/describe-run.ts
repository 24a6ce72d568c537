import { dateWriter } from '@bizamply/contract/date-writer'
import { addDays, type Range } from '@bizamply/contract/ranges'
import type { Windows } from '../dashboard/index.ts'
import type { ReportTask } from './find-task.ts'
import { platformName } from './pdf/words.ts'
import { readerFormats } from './reader-formats.ts'
import type { CountedData, ReportData, ReportPeriod } from './report-data.ts'

type Described = Omit<
  ReportData,
  keyof CountedData | 'window' | 'earlier' | 'grain' | 'sentences' | 'replies' | 'credits'
>

/** How a report describes itself. */
export function describeRun(task: ReportTask, windows: Windows, productNames: string[]): Described {
  const { title, description, category, timezone, chart, sections } = task
  const filter = { platforms: task.filter.platforms.map((one) => platformName[one]), products: productNames }
  const period = periodOf(task)
  return {
    brand: { name: task.brand, logo: null },
    title,
    description,
    category,
    made: madeWords(task),
    madeAt: task.startedAt,
    locale: 'en',
    timezone,
    period,
    chart,
    sections,
    filter,
    footnotes: footnotesOf(task, windows, period),
  }
}

const schedules = { weekly: 'Weekly report', monthly: 'Monthly report', quarterly: 'Quarterly report' } as const

function madeWords({ schedule, dueAt, startedAt, runner, timezone }: ReportTask): string {
  const kind = schedule ? schedules[schedule] : 'Report'
  const day = dateWriter('en', { dateStyle: 'long', timeZone: timezone }, readerFormats().dateFormat).format(startedAt)
  if (dueAt) return `${kind}, generated on ${day}`
  return `${kind}, run${runner?.trim() ? ` by ${runner.trim()}` : ' on demand'} on ${day}`
}

function periodOf({ schedule, dueAt, range, from, to }: ReportTask): ReportPeriod {
  if (dueAt && schedule) return ({ weekly: 'week', monthly: 'month', quarterly: 'quarter' } as const)[schedule]
  if (from === to) return 'day'
  const named: Partial<Record<typeof range, ReportPeriod>> = {
    'last-week': 'week',
    'last-month': 'month',
    'last-quarter': 'quarter',
  }
  return named[range] ?? 'days'
}

/** Notes that the pages don't show elsewhere. */
function footnotesOf(task: ReportTask, { earlier }: Windows, period: ReportPeriod): string[] {
  const { until, timezone, sections, filter } = task
  const notes: string[] = []
  if (until) {
    const time = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: timezone }).format(until)
    const before = earlier ? ' The same goes for the last day of the comparison period.' : ''
    notes.push(`The last day only includes data until ${time}.${before}`)
  }
  if (earlier && (period === 'month' || period === 'quarter') && !isWholeMonths(earlier)) {
    const [first, last] = [earlier.from, earlier.to].map(dayName)
    notes.push(`Compared with the same number of days before: ${first} to ${last}.`)
  }
  if (sections.includes('credits') && filter.platforms.length + filter.products.length > 0) {
    notes.push('Credits cover the whole brand.')
  }
  return [...notes, 'Hidden reviews aren’t counted.']
}

const isWholeMonths = ({ from, to }: Range): boolean => from.endsWith('-01') && addDays(to, 1).endsWith('-01')

const dayName = (day: string): string =>
  dateWriter('en', { month: 'long', day: 'numeric', timeZone: 'UTC' }, readerFormats().dateFormat).format(
    new Date(`${day}T00:00:00Z`),
  )
