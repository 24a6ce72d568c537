import type { CustomerSort, CustomerStatus } from '@bizamply/contract/customer-filter'

/** The list’s state as kept in the URL, without default values. */
export interface CustomersAsked {
  search?: string
  status?: CustomerStatus
  sortBy?: CustomerSort
  sortOrder?: 'asc'
  page?: number
}

export const PAGE_SIZE = 10

export const queryOf = ({ page = 1, ...asked }: CustomersAsked) => ({
  ...asked,
  page: `${page}`,
  limit: `${PAGE_SIZE}`,
})

/** A link to the file of everything under the filters. */
export function exportAddress({ search, status }: CustomersAsked): string {
  const query = new URLSearchParams({ ...(search ? { search } : {}), ...(status ? { status } : {}) })
  return `/api/admin/customers/export${query.size > 0 ? `?${query}` : ''}`
}
