import type { Range } from '@bizamply/contract/ranges'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { isSortable, tables, type Column, type TableTab } from './product-columns.ts'
import { nextSorting, type Sorting } from './product-sorting.ts'
import { StatusKey } from '../product-replies-bar.tsx'
import type { TableRow } from './product-rows.ts'
import { longestBars } from './product-table-bar.tsx'
import { WideRow } from './product-table-row.tsx'

export interface ProductListProps {
  tab: TableTab
  rows: TableRow[]
  range: Range
  sorting: Sorting
  onSort: (sorting: Sorting) => void
  /** False for a single row. */
  sortable: boolean
  labelledBy: string
}

export function WideProducts({ tab, rows, range, labelledBy, ...head }: ProductListProps) {
  const longest = longestBars(rows)
  // If every customer wrote one review, there is nothing to compare.
  const hasFrequency = rows.some(({ received, customers }) => customers !== null && received > customers)
  const shown = tables[tab].columns.filter(([column]) => column !== 'frequency' || hasFrequency)
  const columns = shown.map(([column]) => column)
  return (
    <table aria-labelledby={labelledBy} className="w-full table-fixed text-sm">
      <thead>
        <tr className="h-9 border-b border-line text-xs text-ink-3 *:last:pr-6">
          {shown.map(([column, width]) => (
            <Head key={column} column={column} width={width} {...head} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <WideRow key={row.id} row={row} range={range} longest={longest} columns={columns} />
        ))}
      </tbody>
    </table>
  )
}

type HeadProps = Pick<ProductListProps, 'sorting' | 'onSort' | 'sortable'> & { column: Column; width: string }

function Head({ column, width, sorting, onSort, sortable }: HeadProps) {
  const t = useTranslations('analyticsProducts')
  const active = sortable && sorting.sort === column
  const up = sorting.order === 'asc'
  const Arrow = up ? ChevronUp : ChevronDown
  return (
    <th
      scope="col"
      {...(active ? { 'aria-sort': up ? 'ascending' : 'descending' } : {})}
      className={`${width} font-medium whitespace-nowrap`}
    >
      {sortable && isSortable(column) ? (
        <button
          type="button"
          onClick={() => onSort(nextSorting(sorting, column))}
          className={`-mx-1.5 inline-flex h-7 items-center gap-1 rounded-sm px-1.5 font-medium transition-colors duration-100 hover:bg-surface-2 hover:text-ink coarse:h-10 ${active ? 'text-ink' : ''}`}
        >
          <StatusKey status={column} />
          {t(`column.${column}`)}
          {active && <Arrow aria-hidden="true" size={14} className="shrink-0" />}
        </button>
      ) : (
        t(`column.${column}`)
      )}
    </th>
  )
}
