import type { ProductOrder } from '@bizamply/contract/analytics-rules'

/** The tabs with a table of products. */
export type TableTab = 'overview' | 'products' | 'engagement' | 'performance'
type SortableColumn = Exclude<ProductOrder, 'negativeShare'>
/** `replies` and `platforms` can't be sorted by; `negativeShare` is an order without a column. */
export type Column = SortableColumn | 'replies' | 'platforms'

export interface Table {
  /** Each with its width; the name takes what is left. */
  columns: readonly (readonly [Column, string])[]
  /** The first order. */
  sort: ProductOrder
}

const name = ['name', 'pl-6 text-left'] as const

/** Products has the full table; the other tabs have the columns that no other part of them shows. */
export const tables: Record<TableTab, Table> = {
  overview: {
    columns: [
      name,
      ['reviews', 'w-[15%] text-right'],
      ['positive', 'w-[15%] text-right'],
      ['negative', 'w-[15%] text-right'],
      ['rating', 'w-[19%] text-right'],
    ],
    sort: 'reviews',
  },
  products: {
    columns: [
      name,
      ['reviews', 'w-[9%] text-right'],
      ['customers', 'w-[10%] text-right'],
      ['replied', 'w-[12%] text-right'],
      ['rating', 'w-[13%] text-right'],
      ['responseTime', 'w-[14%] text-right'],
      ['platforms', 'w-[14%] pl-5 text-left'],
    ],
    sort: 'reviews',
  },
  engagement: {
    columns: [
      name,
      ['replies', 'w-[20%] pl-5 text-left'],
      ['frequency', 'w-[13%] text-right'],
      ['sent', 'w-[11%] text-right'],
      ['draft', 'w-[11%] text-right'],
      ['pending', 'w-[14%] text-right'],
    ],
    sort: 'pending',
  },
  performance: {
    columns: [
      name,
      ['reviews', 'w-[13%] text-right'],
      ['customers', 'w-[14%] text-right'],
      ['replied', 'w-[17%] text-right'],
      ['platforms', 'w-[18%] pl-5 text-left'],
    ],
    sort: 'reviews',
  },
}

export const isSortable = (column: Column): column is SortableColumn => column !== 'replies' && column !== 'platforms'
