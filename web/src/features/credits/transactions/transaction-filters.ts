import { addDays, addMonths, type Range } from '@bizamply/contract/ranges'
import { plainRoutes } from '@bizamply/contract/routes'
import type { EntryStatus, EntryType, TransactionPlatform } from '@bizamply/contract/transaction-filter'

/** Presets relative to today, so a saved address moves on with the day. */
export const spans = ['today', 'yesterday', 'week', 'month', 'last-month'] as const
export type Span = (typeof spans)[number]

/** What the list shows; all of it stands in the address. */
export interface TransactionFilters {
  search?: string | undefined
  type?: EntryType | undefined
  platform?: TransactionPlatform | undefined
  status?: EntryStatus | undefined
  /** Either a span, or days. */
  span?: Span | undefined
  from?: string | undefined
  to?: string | undefined
  /** What was spent on one comment. */
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

/** The days that are asked for, where the brand is. */
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

/** The filters as the calls take them, without what is not set. */
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

/** Address of the file of all that the filters show; the browser fetches it by itself. */
export const exportAddress = (filters: TransactionFilters, today: string, brandId: string): string =>
  `${plainRoutes.transactionsExport.path}?${new URLSearchParams({ ...inputOf(filters, today), brand: brandId })}`
