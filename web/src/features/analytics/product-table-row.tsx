import type { Range } from '@bizamply/contract/ranges'
import { Link } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { changeInk, useFigureFormat } from '../../lib/figure-format.ts'
import { useFormat } from '../../lib/format.ts'
import { Thumb } from '../../ui/thumb.tsx'
import { useChanges } from './product-changes.ts'
import { listOfProduct } from './product-list.ts'
import { PlatformMarks } from './product-platforms.tsx'
import type { TableRow } from './product-rows.ts'
import { CellBar, type LongestBars } from './product-table-bar.tsx'

export interface WideRowProps {
  row: TableRow
  range: Range
  /** Null without bars. */
  longest: LongestBars | null
  hasFrequency: boolean
}

export function WideRow({ row, range, longest, hasFrequency }: WideRowProps) {
  const t = useTranslations('analyticsProducts')
  const format = useFormat()
  const figure = useFigureFormat()
  const change = useChanges().rating(row.rating, row.ratingBefore)
  const { id, name } = row
  return (
    <tr className="h-11 compact:h-9 border-b border-line max-xl:last:border-b-0 transition-colors duration-100 hover:bg-surface-2">
      <th scope="row" className="py-1 pr-3 pl-6 text-left font-normal">
        <NameCell name={name} image={row.image} />
      </th>
      <td className={number}>
        <span className={cell}>
          {longest && <CellBar share={row.received / longest.reviews} />}
          <Link
            to="/responses"
            search={listOfProduct.reviews(range, id)}
            aria-label={t('reviewsOf', { count: row.received, name })}
            className={`${link} min-w-8 font-medium text-ink`}
          >
            {format.number(row.received)}
          </Link>
        </span>
      </td>
      <td className={`${number} text-ink-2`}>
        {row.customers === null ? (
          <None />
        ) : (
          <span className={cell}>
            {longest && <CellBar share={longest.customers > 0 ? row.customers / longest.customers : 0} />}
            <span className="min-w-8">{format.number(row.customers)}</span>
          </span>
        )}
      </td>
      {hasFrequency && (
        <td className={`${number} text-ink-2`}>
          {row.customers ? (row.received / row.customers).toFixed(2) : <None />}
        </td>
      )}
      <td className={number}>
        {row.rating === null ? (
          <None />
        ) : (
          <span className="flex items-center justify-end gap-2">
            <Link
              to="/responses"
              search={listOfProduct.rating(range, id)}
              aria-label={t('ratingOf', { rating: row.rating.toFixed(1), count: row.rated, name })}
              className={`${link} inline-flex items-center gap-1.5 text-ink`}
            >
              <Star aria-hidden="true" size={12} className="fill-star text-star" />
              {row.rating.toFixed(1)}
            </Link>
            <span className={`w-9 text-xs ${change ? changeInk[change.tone] : ''}`}>{change?.words}</span>
          </span>
        )}
      </td>
      <td className={number}>
        {row.responseHours === null ? (
          <None />
        ) : (
          <span className={cell}>
            {longest && <CellBar share={row.responseHours / longest.responseHours} />}
            <Link
              to="/responses"
              search={listOfProduct.time(range, id)}
              aria-label={t('timeOf', { time: figure.duration(row.responseHours), count: row.answered, name })}
              className={`${link} min-w-10 text-ink-2`}
            >
              {figure.duration(row.responseHours)}
            </Link>
          </span>
        )}
      </td>
      <td className="pr-6 pl-5">
        <PlatformMarks platforms={row.platforms} />
      </td>
    </tr>
  )
}

function NameCell({ name, image }: Pick<TableRow, 'name' | 'image'>) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <span className="shrink-0 *:size-7">
        <Thumb src={image} name={name} />
      </span>
      <bdi data-tooltip={name} data-tooltip-when="cut" className="line-clamp-2 leading-4.5 text-ink">
        {name}
      </bdi>
    </span>
  )
}

/** Shown if there is nothing to average. */
function None() {
  const t = useTranslations('analyticsProducts')
  return (
    <span className="text-ink-3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('none')}</span>
    </span>
  )
}

const cell = 'flex items-center justify-end'
const number = 'text-right tabular-nums'
const link = 'rounded-xs underline-offset-2 hover:underline'
