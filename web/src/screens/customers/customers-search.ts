import { customerSorts, customerStatuses } from '@bizamply/contract/customer-choices'
import { sizes } from '@bizamply/contract/size-limits'
import type { CustomerFilters } from '../../features/customers/customer-filters.ts'

/** Invalid values are dropped. */
export function customersSearch(raw: Record<string, unknown>): CustomerFilters {
  const { search, page } = raw
  const words = typeof search === 'number' ? String(search) : search
  const status = customerStatuses.find((one) => one === raw['status'])
  const sortBy = customerSorts.find((one) => one === raw['sortBy'] && one !== 'createdAt')
  return {
    ...(typeof words === 'string' && words.trim() !== '' ? { search: words.slice(0, sizes.search) } : {}),
    ...(status ? { status } : {}),
    ...(sortBy ? { sortBy } : {}),
    ...(raw['sortOrder'] === 'asc' ? { sortOrder: 'asc' as const } : {}),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? { page } : {}),
  }
}

const LAST_PAGE = 99_999
