import type { ProductRow } from '@bizamply/contract/analytics'
import type { Range } from '@bizamply/contract/ranges'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { changeInk } from '../../../lib/figure-format.ts'
import { useFormat } from '../../../lib/format.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Thumb } from '../../../ui/thumb.tsx'
import { useChanges } from '../product-changes.ts'
import { listOfProduct } from '../product-list.ts'
import { NoneInRail } from './rail-section.tsx'

export interface RatedProps {
  rows: ProductRow[] | undefined
  range: Range
  /** All of them are rated below this. */
  below?: number
  /** Shown if no product qualifies. */
  none: string
}

/** Products with their rating and its change. */
export function Rated({ rows, range, below, none }: RatedProps) {
  if (!rows) return <RatedSkeleton />
  if (rows.length === 0) return <NoneInRail>{none}</NoneInRail>
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id}>
          <RatedRow row={row} range={range} below={below} />
        </li>
      ))}
    </ul>
  )
}

function RatedRow({ row, range, below }: { row: ProductRow; range: Range; below: number | undefined }) {
  const t = useTranslations('analyticsProducts')
  const format = useFormat()
  const change = useChanges().rating(row.rating, row.ratingBefore)
  return (
    <Link
      to="/responses"
      search={listOfProduct.rating(range, row.id)}
      className="-mx-2 grid min-h-11 grid-cols-[32px_minmax(0,1fr)_auto_36px] items-center gap-x-3 rounded-sm px-2 py-1 transition-colors duration-100 hover:bg-surface-2"
    >
      <Thumb src={row.image} name={row.name} />
      <span className="min-w-0">
        <bdi
          data-tooltip={row.name}
          data-tooltip-when="cut"
          className="line-clamp-2 wrap-anywhere text-sm leading-4.5 text-ink"
        >
          {row.name}
        </bdi>{' '}
        <span className="block text-xs text-ink-3 tabular-nums">{t('ratings', { count: row.rated })}</span>{' '}
      </span>
      <span className="text-sm font-medium text-ink tabular-nums">
        {row.rating !== null && (below ? format.below(row.rating, below) : format.tenths(row.rating))}{' '}
      </span>
      <span className={`text-right text-xs tabular-nums ${change ? changeInk[change.tone] : ''}`}>{change?.words}</span>
    </Link>
  )
}

/** A single row, because there may be none. */
function RatedSkeleton() {
  return (
    <div aria-hidden="true" className="flex h-11 items-center gap-3">
      <Skeleton className="size-8 shrink-0" />
      <Skeleton className="h-3 w-3/5" />
    </div>
  )
}
