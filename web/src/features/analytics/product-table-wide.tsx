import type { ProductOrder } from '@bizamply/contract/analytics-rules'
import type { Range } from '@bizamply/contract/ranges'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { nextSorting, type Sorting } from './product-sorting.ts'
import type { TableRow } from './product-rows.ts'
import { longestBars } from './product-table-bar.tsx'
import { WideRow } from './product-table-row.tsx'

export interface ProductListProps {
  rows: TableRow[]
  range: Range
  sorting: Sorting
  onSort: (sorting: Sorting) => void
  /** False for a single row. */
  sortable: boolean
  /** The Products tab: bars in the cells, and reviews per customer if any customer wrote more than once. */
  detailed: boolean
  labelledBy: string
}

export function WideProducts({ rows, range, labelledBy, detailed, ...head }: ProductListProps) {
  const t = useTranslations('analyticsProducts')
  const longest = detailed ? longestBars(rows) : null
  const hasFrequency = detailed && rows.some(({ received, customers }) => customers !== null && received > customers)
  const shown = columns.filter(([name]) => name !== 'frequency' || hasFrequency)
  return (
    <table aria-labelledby={labelledBy} className="w-full table-fixed text-sm">
      <thead>
        <tr className="h-9 border-b border-line text-xs text-ink-3">
          {shown.map(([name, width]) => (
            <SortHead key={name} name={name} width={width} {...head} />
          ))}
          <th scope="col" className={`${hasFrequency ? 'w-[15%]' : 'w-[17%]'} pr-6 pl-5 text-left font-medium`}>
            {t('column.platforms')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <WideRow key={row.id} row={row} range={range} longest={longest} hasFrequency={hasFrequency} />
        ))}
      </tbody>
    </table>
  )
}

const columns = [
  ['name', 'pl-6 text-left'],
  ['reviews', 'w-[12%] text-right'],
  ['customers', 'w-[12%] text-right'],
  ['frequency', 'w-[12%] text-right'],
  ['rating', 'w-[15%] text-right'],
  ['responseTime', 'w-[15%] text-right'],
] as const satisfies readonly (readonly [ProductOrder, string])[]

type HeadProps = Pick<ProductListProps, 'sorting' | 'onSort' | 'sortable'> & { name: ProductOrder; width: string }

function SortHead({ name, width, sorting, onSort, sortable }: HeadProps) {
  const t = useTranslations('analyticsProducts')
  const active = sortable && sorting.sort === name
  const up = sorting.order === 'asc'
  const Arrow = up ? ChevronUp : ChevronDown
  return (
    <th
      scope="col"
      {...(active ? { 'aria-sort': up ? 'ascending' : 'descending' } : {})}
      className={`${width} font-medium whitespace-nowrap`}
    >
      {sortable ? (
        <button
          type="button"
          onClick={() => onSort(nextSorting(sorting, name))}
          className={`-mx-1.5 inline-flex h-7 items-center gap-1 rounded-sm px-1.5 font-medium transition-colors duration-100 hover:bg-surface-2 hover:text-ink coarse:h-10 ${active ? 'text-ink' : ''}`}
        >
          {t(`column.${name}`)}
          {active && <Arrow aria-hidden="true" size={14} className="shrink-0" />}
        </button>
      ) : (
        t(`column.${name}`)
      )}
    </th>
  )
}
