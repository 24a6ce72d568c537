import {
  reportCategories,
  reportSchedules,
  type ReportCategory,
  type ReportSchedule,
} from '@bizamply/contract/report-rules'

export interface ReportsSearch {
  search?: string
  category?: ReportCategory
  schedule?: ReportSchedule | 'none'
  /** The dialog: `new`, or the id of a report. */
  edit?: string
  /** Opens the history of this report. */
  history?: string
}

/** Invalid values are dropped. */
export function reportsSearch(raw: Record<string, unknown>): ReportsSearch {
  const { search, edit, history } = raw
  const category = reportCategories.find((one) => one === raw['category'])
  const schedule = ([...reportSchedules, 'none'] as const).find((one) => one === raw['schedule'])
  return {
    ...(typeof search === 'string' && search.trim() !== '' ? { search: search.slice(0, 200) } : {}),
    ...(category ? { category } : {}),
    ...(schedule ? { schedule } : {}),
    ...(edit === 'new' || isId(edit) ? { edit } : {}),
    ...(isId(history) ? { history } : {}),
  }
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
