import type { ProductRow } from '@bizamply/contract/analytics'
import type { Column } from './sheet.ts'

type Row = ProductRow & { customers: number }

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 100) / 100)

export const productColumns: Column<Row>[] = [
  { head: 'Product', key: 'product', cell: (row) => row.name },
  { head: 'Reviews', key: 'reviews', cell: (row) => row.received },
  { head: 'Customers', key: 'customers', cell: (row) => row.customers },
  { head: 'Avg Rating', key: 'avgRating', cell: (row) => rounded(row.rating) },
  { head: 'Rated', key: 'rated', cell: (row) => row.rated },
  { head: 'Response Time (hours)', key: 'responseTimeHours', cell: (row) => rounded(row.responseHours) },
  { head: 'Platforms', key: 'platforms', cell: (row) => row.platforms },
  { head: 'Sent', key: 'sent', cell: (row) => row.sent },
  { head: 'Draft', key: 'draft', cell: (row) => row.draft },
  { head: 'Pending', key: 'pending', cell: (row) => row.pending },
  { head: 'Positive', key: 'positive', cell: (row) => row.positive },
  { head: 'Negative', key: 'negative', cell: (row) => row.negative },
  { head: 'ID', key: 'id', cell: (row) => row.id },
]
