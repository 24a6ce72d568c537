import { discountTypes } from '@bizamply/contract/discount-rules'
import {
  shownStatuses,
  sortings,
  type DiscountFilters,
  type Sorting,
} from '../../features/discounts/manager/discount-filters.ts'
import { SEARCH_LENGTH } from '../../features/discounts/manager/search-length.ts'

export interface DiscountsSearch extends DiscountFilters {
  /** By status by default. */
  order?: Sorting
  down?: true
  /** The dialog: `new`, or the id of a discount. */
  edit?: string
}

/** Invalid values are dropped. */
export function discountsSearch(raw: Record<string, unknown>): DiscountsSearch {
  const { search, edit } = raw
  const words = typeof search === 'number' ? String(search) : search
  const status = shownStatuses.find((one) => one === raw['status'])
  const type = discountTypes.find((one) => one === raw['type'])
  const order = sortings.find((one) => one === raw['order'])
  return {
    ...(typeof words === 'string' && words.trim() !== '' ? { search: words.slice(0, SEARCH_LENGTH) } : {}),
    ...(status ? { status } : {}),
    ...(type ? { type } : {}),
    ...(order ? { order } : {}),
    ...(order && raw['down'] === true ? { down: true as const } : {}),
    ...(edit === 'new' || isId(edit) ? { edit } : {}),
  }
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
