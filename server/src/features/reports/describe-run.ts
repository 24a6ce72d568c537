import type { ReportTask } from './find-task.ts'
import { listed, platformName } from './pdf/words.ts'
import { reportLists, type ReportData, type ReportPeriod } from './report-data.ts'

type Described = Omit<
  ReportData,
  | 'window'
  | 'earlier'
  | 'grain'
  | 'sentences'
  | 'now'
  | 'before'
  | 'points'
  | 'earlierPoints'
  | 'platforms'
  | 'topics'
  | 'topicCount'
  | 'namingComments'
  | 'products'
  | 'productCount'
  | 'replies'
  | 'credits'
>

/** What a report says of itself. */
export function describeRun(
  task: ReportTask,
  found: { productNames: string[] } & Pick<ReportData, 'productCount'>,
): Described {
  const { title, description, category, timezone, chart, sections } = task
  const filter = { platforms: task.filter.platforms.map((one) => platformName[one]), products: found.productNames }
  return {
    brand: { name: task.brand, logo: null },
    title,
    description,
    category,
    made: madeWords(task),
    madeAt: task.startedAt,
    locale: 'en',
    timezone,
    period: periodOf(task),
    chart,
    sections,
    filter,
    footnotes: footnotesOf(task, filter, found),
  }
}

const schedules = { weekly: 'Weekly report', monthly: 'Monthly report', quarterly: 'Quarterly report' } as const

function madeWords({ schedule, dueAt, startedAt, runner, timezone }: ReportTask): string {
  const kind = schedule ? schedules[schedule] : 'Report'
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: timezone }).format(startedAt)
  if (dueAt) return `${kind}, made on ${day}`
  return `${kind}, run by hand${runner?.trim() ? ` by ${runner.trim()}` : ''} on ${day}`
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

function footnotesOf(
  { until, timezone, compare, sections, filter: raw }: ReportTask,
  filter: ReportData['filter'],
  { productCount }: Pick<ReportData, 'productCount'>,
): string[] {
  const notes: string[] = []
  if (until) {
    const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: timezone }).format(until)
    const before = compare === 'none' ? '' : ', and so is the last day that it is compared with'
    notes.push(`The last day is counted until ${time}${before}.`)
  }
  if (filter.platforms.length > 0) notes.push(`Only reviews from ${listed(filter.platforms)} are counted.`)
  if (raw.products.length > 0)
    notes.push(`Only reviews of ${listed(filter.products) || 'products that are gone'} are counted.`)
  if (sections.includes('products') && productCount > reportLists.products) {
    notes.push(`The ${reportLists.products} products with the most reviews of ${productCount} are shown.`)
  }
  if (sections.includes('credits') && raw.platforms.length + raw.products.length > 0) {
    notes.push('Credits are those of the whole brand.')
  }
  return [...notes, 'Hidden reviews are not counted.']
}
