import type { Analytics, ProductRow } from '@bizamply/contract/analytics'
import { waits } from '@bizamply/contract/metrics'
import type { Range } from '@bizamply/contract/ranges'
import { listOf, type ListOf } from '../../lib/list-of.ts'

/** Products of a list, in the order of the response. */
export function productsOf(data: Analytics, list: keyof Analytics['lists']): ProductRow[] {
  const byId = new Map(data.products.map((row) => [row.id, row]))
  return data.lists[list].flatMap((id) => byId.get(id) ?? [])
}

export const repliedShare = ({ sent, received }: Pick<ProductRow, 'sent' | 'received'>): number =>
  received > 0 ? sent / received : 0

/** The reviews behind each number of a product. */
export const listOfProduct = {
  reviews: (range: Range, product: string): ListOf => listOf(range, { product }),
  status: (range: Range, product: string, status: 'sent' | 'draft' | 'pending'): ListOf =>
    listOf(range, { product, status: status === 'pending' ? undefined : status }),
  sentiment: (range: Range, product: string, sentiment: 'positive' | 'negative'): ListOf =>
    listOf(range, { product, sentiment }),
  rating: (range: Range, product: string): ListOf => listOf(range, { product, rating: '1,2,3,4,5' }),
  time: (range: Range, product: string): ListOf => listOf(range, { product, status: 'sent', wait: waits.join(',') }),
}
