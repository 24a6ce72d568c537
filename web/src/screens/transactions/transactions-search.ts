import { sizes } from '@bizamply/contract/size-limits'
import { entryStatuses, entryTypes, transactionPlatforms } from '@bizamply/contract/transaction-filter'
import { spans, type TransactionFilters } from '../../features/credits/transactions/transaction-filters.ts'
import { isDay } from '../../lib/day.ts'

export interface TransactionsSearch extends TransactionFilters {
  /** The first page by default. */
  page?: number
  /** The entry whose details are open. */
  transaction?: string
}

/** Invalid values are dropped. */
export function transactionsSearch(raw: Record<string, unknown>): TransactionsSearch {
  const { search, from, to, comment, page, transaction } = raw
  const words = typeof search === 'number' ? String(search) : search
  const span = spans.find((one) => one === raw['span'])
  return {
    ...(typeof words === 'string' && words.trim() !== '' ? { search: words.slice(0, sizes.search) } : {}),
    ...oneOf(raw, 'type', entryTypes),
    ...oneOf(raw, 'platform', transactionPlatforms),
    ...oneOf(raw, 'status', entryStatuses),
    ...(span ? { span } : isDay(from) && isDay(to) && from <= to ? { from, to } : {}),
    ...(isId(comment) ? { comment } : {}),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? { page } : {}),
    ...(isId(transaction) ? { transaction } : {}),
  }
}

const LAST_PAGE = 99_999

function oneOf<Key extends string, Value extends string>(
  raw: Record<string, unknown>,
  key: Key,
  values: readonly Value[],
): Partial<Record<Key, Value>> {
  const value = values.find((one) => one === raw[key])
  return value ? ({ [key]: value } as Partial<Record<Key, Value>>) : {}
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
