import { productOrders } from '@bizamply/contract/analytics-rules'
import { Link } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { changeInk, useFigureFormat } from '../../lib/figure-format.ts'
import { useFormat } from '../../lib/format.ts'
import { Select } from '../../ui/select.tsx'
import { Thumb } from '../../ui/thumb.tsx'
import { useChanges } from './product-changes.ts'
import { listOfProduct } from './product-list.ts'
import { PlatformMarks } from './product-platforms.tsx'
import type { TableRow } from './product-rows.ts'
import { firstOrder } from './product-sorting.ts'
import type { ProductListProps } from './product-table-wide.tsx'

/** The table on phones: rows with two lines. */
export function ProductCards({ rows, range, labelledBy }: ProductListProps) {
  return (
    <ul aria-labelledby={labelledBy} className="border-t border-line">
      {rows.map((row) => (
        <li key={row.id} className="border-line not-last:border-b">
          <Link
            to="/responses"
            search={listOfProduct.reviews(range, row.id)}
            className="grid min-h-13 grid-cols-[32px_minmax(0,1fr)] items-center gap-x-3 px-4 py-2 transition-colors duration-100 hover:bg-surface-2 sm:px-6"
          >
            <Thumb src={row.image} name={row.name} />
            <TwoLines row={row} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function TwoLines({ row }: { row: TableRow }) {
  const t = useTranslations('analyticsProducts')
  const format = useFormat()
  const figure = useFigureFormat()
  const change = useChanges().rating(row.rating, row.ratingBefore)
  return (
    <span className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-y-0.5">
      <span className="flex items-baseline gap-3 text-sm">
        <bdi className="line-clamp-2 min-w-0 flex-1 text-ink">{row.name}</bdi>{' '}
        <span className="font-medium text-ink tabular-nums">
          {format.number(row.received)} <span className="sr-only">{t('reviewUnit', { count: row.received })}</span>
        </span>
      </span>
      <span className="flex min-w-0 items-center gap-x-3 text-xs text-ink-3 tabular-nums">
        {row.rating !== null && (
          <span className="inline-flex items-center gap-1 text-ink-2">
            <Star aria-hidden="true" size={12} className="fill-star text-star" />
            {row.rating.toFixed(1)}
            {change && <span className={changeInk[change.tone]}>{change.words}</span>}
          </span>
        )}{' '}
        {row.responseHours !== null && <span>{figure.duration(row.responseHours)}</span>}{' '}
        {row.customers !== null && <span className="truncate">{t('customersShort', { count: row.customers })}</span>}{' '}
        <span className="ml-auto">
          <PlatformMarks platforms={row.platforms} />
        </span>
      </span>
    </span>
  )
}

/** Replaces the sortable column headers. */
export function SortSelect({ sorting, onSort, detailed }: Pick<ProductListProps, 'sorting' | 'onSort' | 'detailed'>) {
  const t = useTranslations('analyticsProducts')
  return (
    <Select
      size="sm"
      aria-label={t('sortBy')}
      value={sorting.sort}
      onChange={({ target }) => {
        const sort = productOrders.find((one) => one === target.value)
        if (sort) onSort({ sort, order: firstOrder(sort) })
      }}
    >
      {productOrders
        .filter((name) => detailed || name !== 'frequency')
        .map((name) => (
          <option key={name} value={name}>
            {t(`sorted.${name}`)}
          </option>
        ))}
    </Select>
  )
}
