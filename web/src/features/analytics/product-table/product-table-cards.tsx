import { Link } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { changeInk, useFigureFormat } from '../../../lib/figure-format.ts'
import { useFormat } from '../../../lib/format.ts'
import { Select } from '../../../ui/select.tsx'
import { Thumb } from '../../../ui/thumb.tsx'
import { useChanges } from '../product-changes.ts'
import { isSortable, tables, type TableTab } from './product-columns.ts'
import { listOfProduct, repliedShare } from '../product-list.ts'
import { PlatformMarks } from '../product-platforms.tsx'
import { RepliesBar, statusColors, StatusKey } from '../product-replies-bar.tsx'
import type { TableRow } from './product-rows.ts'
import { firstOrder, type Sorting } from './product-sorting.ts'
import { longestBars } from './product-table-bar.tsx'
import type { ProductListProps } from './product-table-wide.tsx'

/** The table on phones: rows with two lines. */
export function ProductCards({ tab, rows, range, sorting, labelledBy }: ProductListProps) {
  const longest = longestBars(rows)
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
            <span className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-y-0.5">
              <FirstLine row={row} />
              {tab === 'engagement' && (
                <span className="py-0.5">
                  <RepliesBar row={row} most={longest.reviews} />
                </span>
              )}
              <span className="flex min-w-0 flex-wrap items-center gap-x-3 text-xs text-ink-3 tabular-nums">
                {sorting.sort === 'negativeShare' && <NegativeShare row={row} />} {secondLines[tab](row)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function FirstLine({ row }: { row: TableRow }) {
  const t = useTranslations('analyticsProducts')
  const format = useFormat()
  return (
    <span className="flex items-baseline gap-3 text-sm">
      <bdi className="line-clamp-2 wrap-anywhere min-w-0 flex-1 text-ink">{row.name}</bdi>{' '}
      <span className="font-medium whitespace-nowrap text-ink tabular-nums">
        {format.number(row.received)}{' '}
        <span className="text-xs font-normal text-ink-3">{t('reviewUnit', { count: row.received })}</span>
      </span>
    </span>
  )
}

/** What the columns of a tab show. */
const secondLines: Record<TableTab, (row: TableRow) => ReactNode> = {
  overview: (row) => (
    <>
      <Rating row={row} /> <Sides row={row} />
    </>
  ),
  products: (row) => <Performance row={row} />,
  engagement: (row) => <Statuses row={row} />,
  performance: (row) => <Reach row={row} />,
}

function Rating({ row }: { row: TableRow }) {
  const format = useFormat()
  const change = useChanges().rating(row.rating, row.ratingBefore)
  if (row.rating === null) return null
  return (
    <span className="inline-flex items-center gap-1 text-ink-2">
      <Star aria-hidden="true" size={12} className="fill-star text-star" />
      {format.tenths(row.rating)}
      {change && <span className={changeInk[change.tone]}>{change.words}</span>}
    </span>
  )
}

/** What the rows are sorted by. */
function NegativeShare({ row: { negative, received } }: { row: TableRow }) {
  const t = useTranslations('analyticsProducts')
  const figure = useFigureFormat()
  return <span className="text-ink-2">{t('negativeShare', { share: figure.percent(negative / received) })}</span>
}

function Sides({ row }: { row: TableRow }) {
  const t = useTranslations('analyticsProducts')
  return (
    <>
      <span>{t('positiveShort', { count: row.positive })}</span>{' '}
      <span>{t('negativeShort', { count: row.negative })}</span>
    </>
  )
}

function Performance({ row }: { row: TableRow }) {
  const t = useTranslations('analyticsProducts')
  const figure = useFigureFormat()
  return (
    <>
      <Rating row={row} />{' '}
      {row.responseHours !== null && <span>{t('toReply', { time: figure.duration(row.responseHours) })}</span>}{' '}
      <span>{t('repliedShort', { share: figure.percent(repliedShare(row)) })}</span>{' '}
      <span className="ml-auto">
        <PlatformMarks platforms={row.platforms} />
      </span>
    </>
  )
}

function Reach({ row }: { row: TableRow }) {
  const t = useTranslations('analyticsProducts')
  const figure = useFigureFormat()
  return (
    <>
      {row.customers !== null && <span>{t('customersShort', { count: row.customers })}</span>}{' '}
      <span>{t('repliedShort', { share: figure.percent(repliedShare(row)) })}</span>{' '}
      <span className="ml-auto">
        <PlatformMarks platforms={row.platforms} />
      </span>
    </>
  )
}

function Statuses({ row }: { row: TableRow }) {
  const t = useTranslations('analyticsProducts')
  return (
    <>
      {statusColors.map(({ key }) => (
        <span key={key} className="inline-flex items-center gap-1">
          <StatusKey status={key} />
          {t(`statusShort.${key}`, { count: row[key] })}{' '}
        </span>
      ))}
    </>
  )
}

/** Replaces the sortable column headers. */
export function SortSelect({ tab, sorting, onSort }: Pick<ProductListProps, 'tab' | 'sorting' | 'onSort'>) {
  const t = useTranslations('analyticsProducts')
  const names = tables[tab].columns.map(([column]) => column).filter(isSortable)
  const orders = names.flatMap((name) => (name === 'rating' ? worstAndBest : [{ sort: name, order: firstOrder(name) }]))
  return (
    <Select
      size="sm"
      aria-label={t('sortBy')}
      value={keyOf(sorting)}
      onChange={({ target }) => {
        const chosen = orders.find((one) => keyOf(one) === target.value)
        if (chosen) onSort(chosen)
      }}
    >
      {orders.map((one) => (
        <option key={keyOf(one)} value={keyOf(one)}>
          {one.sort === 'rating' && one.order === 'asc' ? t('lowestRated') : t(`sorted.${one.sort}`)}
        </option>
      ))}
    </Select>
  )
}

/** Where products can be sorted by rating, the worst ones can be listed first as well. */
const worstAndBest: readonly Sorting[] = [
  { sort: 'rating', order: 'desc' },
  { sort: 'rating', order: 'asc' },
  { sort: 'negativeShare', order: 'desc' },
]

const keyOf = ({ sort, order }: Sorting): string => (sort === 'rating' ? `${sort} ${order}` : sort)
