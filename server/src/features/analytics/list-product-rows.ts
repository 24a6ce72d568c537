import type { ProductOrder, ProductRow } from '@bizamply/contract/analytics'
import type { Ctx } from '../../context.ts'
import type { Asked } from '../dashboard/index.ts'

export interface AskedProducts extends Asked {
  search?: string | undefined
  sort: ProductOrder
  order: 'asc' | 'desc'
  cursor?: string | undefined
  limit: number
}

export interface ProductPage {
  rows: (ProductRow & { customers: number })[]
  total: number
  nextCursor: string | null
}

export async function listProductRows(_ctx: Ctx, _asked: AskedProducts): Promise<ProductPage> {
  return Promise.resolve({ rows: [], total: 0, nextCursor: null })
}
