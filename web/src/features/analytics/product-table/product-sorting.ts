import type { ProductOrder } from '@bizamply/contract/analytics-rules'

export interface Sorting {
  sort: ProductOrder
  order: 'asc' | 'desc'
}

/** The order after the first click on a header: names A to Z, shortest time, otherwise the highest value first. */
export const firstOrder = (name: ProductOrder): Sorting['order'] =>
  name === 'name' || name === 'responseTime' ? 'asc' : 'desc'

export const nextSorting = (now: Sorting, name: ProductOrder): Sorting => ({
  sort: name,
  order: now.sort !== name ? firstOrder(name) : now.order === 'asc' ? 'desc' : 'asc',
})
