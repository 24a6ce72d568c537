import { productOrders, type ProductOrder } from '@bizamply/contract/analytics-rules'
import { AppError } from '../../errors.ts'

/**
 * The product before the next page. `value` is null if it had none, and when sorting by name, where the id is enough.
 */
export interface BeforeProduct {
  value: number | null
  id: string
}

interface Order {
  sort: ProductOrder
  order: 'asc' | 'desc'
}

const shape = new RegExp(
  `^(${productOrders.join('|')})_(asc|desc)_(none|\\d{1,12}(?:\\.\\d{1,20})?)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`,
)

/** A cursor records its order and is rejected for any other, where its position means nothing. */
export function readProductCursor({
  cursor,
  sort,
  order,
}: Order & { cursor?: string | undefined }): BeforeProduct | null {
  if (cursor === undefined) return null
  const [, sorted, ordered, value, id] = shape.exec(cursor) ?? []
  if (id === undefined || sorted !== sort || ordered !== order) {
    throw new AppError('BAD_REQUEST', { errors: [{ path: 'cursor', message: 'Invalid cursor for this list' }] })
  }
  return { value: value === 'none' ? null : Number(value), id }
}

export const productCursor = ({ sort, order }: Order, last: { id: string; value: number | string | null }): string =>
  `${sort}_${order}_${typeof last.value === 'number' ? last.value : 'none'}_${last.id}`
