import { addDays, addMonths, type Range } from '@bizamply/contract/ranges'
import { plainRoutes } from '@bizamply/contract/plain-routes'
import type { EntryStatus, EntryType, TransactionPlatform } from '@bizamply/contract/transaction-filter'

/** Presets relative to today, so a saved URL moves on with the day. */
export const spans = ['today', 'yesterday', 'week', 'month', 'last-month'] as const
export type Span = (typeof spans)[number]

/** All filters of the list, kept in the URL. */
export interface TransactionFilters {
  search?: string | undefined
  type?: EntryType | undefined
  platform?: TransactionPlatform | undefined
  status?: EntryStatus | undefined
  /** Either `span`, or `from` and `to`. */
  span?: Span | undefined
  from?: string | undefined
  to?: string | undefined
  /** Only entries of this comment. */
  comment?: string | undefined
}

export const PAGE_SIZE = 10

export const isFiltered = (filters: TransactionFilters): boolean => Object.values(filters).some(Boolean)

export const noDays = { span: undefined, from: undefined, to: undefined } as const
export const noFilters: TransactionFilters = {
  ...noDays,
  search: undefined,
  type: undefined,
  platform: undefined,
  status: undefined,
  comment: undefined,
}

/** The selected days, in the brand’s timezone. */
export function rangeOfFilters({ span, from, to }: TransactionFilters, today: string): Range | null {
  if (span) return rangeOfSpan(span, today)
  return from && to ? { from, to } : null
}

export function rangeOfSpan(span: Span, today: string): Range {
  const firstOfMonth = `${today.slice(0, 8)}01`
  const ranges: Record<Span, Range> = {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    week: { from: addDays(today, -6), to: today },
    month: { from: addDays(today, -29), to: today },
    'last-month': { from: addMonths(firstOfMonth, -1), to: addDays(firstOfMonth, -1) },
  }
  return ranges[span]
}

/** Filters as input of the API call, without empty values. */
export function inputOf(filters: TransactionFilters, today: string) {
  const { search, type, platform, status, comment } = filters
  const range = rangeOfFilters(filters, today)
  return {
    ...(search ? { search } : {}),
    ...(type ? { type } : {}),
    ...(platform ? { platform } : {}),
    ...(status ? { status } : {}),
    ...(comment ? { commentId: comment } : {}),
    ...(range ? { startDate: range.from, endDate: range.to } : {}),
  }
}

/** URL of the export of all entries that match the filters. */
export const exportAddress = (filters: TransactionFilters, today: string, brandId: string): string =>
  `${plainRoutes.transactionsExport.path}?${new URLSearchParams({ ...inputOf(filters, today), brand: brandId })}`
