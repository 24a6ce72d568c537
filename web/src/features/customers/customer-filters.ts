import type { CustomerSort, CustomerStatus } from '@bizamply/contract/customer-choices'

/** The list’s state as kept in the URL, without default values. */
export interface CustomerFilters {
  search?: string
  status?: CustomerStatus
  sortBy?: CustomerSort
  sortOrder?: 'asc'
  page?: number
}

export const PAGE_SIZE = 10

export const queryOf = ({ page = 1, ...filters }: CustomerFilters) => ({
  ...filters,
  page: `${page}`,
  limit: `${PAGE_SIZE}`,
})

/** URL of the export of all customers that match the filters. */
export function exportAddress({ search, status }: CustomerFilters): string {
  const query = new URLSearchParams({ ...(search ? { search } : {}), ...(status ? { status } : {}) })
  return `/api/admin/customers/export${query.size > 0 ? `?${query}` : ''}`
}
