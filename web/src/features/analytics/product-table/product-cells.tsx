import type { Range } from '@bizamply/contract/ranges'
import { Link } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { changeInk, useFigureFormat } from '../../../lib/figure-format.ts'
import { useFormat } from '../../../lib/format.ts'
import { useChanges } from '../product-changes.ts'
import type { Column } from './product-columns.ts'
import { listOfProduct, repliedShare } from '../product-list.ts'
import { PlatformMarks } from '../product-platforms.tsx'
import type { TableRow } from './product-rows.ts'
import { RepliesBar } from '../product-replies-bar.tsx'
import { CellBar, type LongestBars } from './product-table-bar.tsx'

export interface CellProps {
  row: TableRow
  range: Range
  longest: LongestBars
}

type Cell = (props: CellProps) => ReactNode

/** The content of each column’s cells, except the name. */
export const productCells: Record<Exclude<Column, 'name'>, Cell> = {
  reviews: (props) => <Reviews {...props} />,
  customers: ({ row }) => <Count value={row.customers} />,
  frequency: ({ row }) => (row.customers ? <Frequency value={row.received / row.customers} /> : <None />),
  replied: (props) => <Replied {...props} />,
  sent: (props) => <Status {...props} status="sent" />,
  draft: (props) => <Status {...props} status="draft" />,
  pending: (props) => <Status {...props} status="pending" />,
  positive: (props) => <Sentiment {...props} side="positive" />,
  negative: (props) => <Sentiment {...props} side="negative" />,
  rating: (props) => <Rating {...props} />,
  responseTime: (props) => <Time {...props} />,
  replies: ({ row, longest }) => <RepliesBar row={row} most={longest.reviews} />,
  platforms: ({ row }) => <PlatformMarks platforms={row.platforms} />,
}

function Reviews({ row, range }: CellProps) {
  const t = useTranslations('analyticsProducts')
  const format = useFormat()
  return (
    <Link
      to="/responses"
      search={listOfProduct.reviews(range, row.id)}
      aria-label={t('reviewsOf', { count: row.received, name: row.name })}
      className={`${link} -mx-2 px-2 font-medium text-ink`}
    >
      {format.number(row.received)}
    </Link>
  )
}

function Replied({ row, range }: CellProps) {
  const t = useTranslations('analyticsProducts')
  const figure = useFigureFormat()
  const share = repliedShare(row)
  return (
    <span className={cell}>
      <CellBar share={share} />
      <Link
        to="/responses"
        search={listOfProduct.status(range, row.id, 'sent')}
        aria-label={t('repliedOf', {
          share: figure.percent(share),
          sent: row.sent,
          count: row.received,
          name: row.name,
        })}
        className={`${link} min-w-9`}
      >
        {figure.percent(share)}
      </Link>
    </span>
  )
}

function Status({ row, range, status }: CellProps & { status: 'sent' | 'draft' | 'pending' }) {
  const t = useTranslations('analyticsProducts')
  return (
    <Linked
      count={row[status]}
      label={t('statusOf', { count: row[status], status: t(`status.${status}`), name: row.name })}
      list={listOfProduct.status(range, row.id, status)}
    />
  )
}

function Sentiment({ row, range, side }: CellProps & { side: 'positive' | 'negative' }) {
  const t = useTranslations('analyticsProducts')
  return (
    <Linked
      count={row[side]}
      label={t(side === 'positive' ? 'positiveOf' : 'negativeOf', { count: row[side], name: row.name })}
      list={listOfProduct.sentiment(range, row.id, side)}
    />
  )
}

/** A zero opens nothing. */
function Linked({
  count,
  label,
  list,
}: {
  count: number
  label: string
  list: ReturnType<typeof listOfProduct.status>
}) {
  const format = useFormat()
  if (count === 0) return <span className="text-ink-3">{format.number(0)}</span>
  return (
    <Link to="/responses" search={list} aria-label={label} className={`${link} -mx-2 px-2`}>
      {format.number(count)}
    </Link>
  )
}

function Frequency({ value }: { value: number }) {
  return useFormat().hundredths(value)
}

function Rating({ row, range }: CellProps) {
  const t = useTranslations('analyticsProducts')
  const format = useFormat()
  const change = useChanges().rating(row.rating, row.ratingBefore)
  if (row.rating === null) return <None />
  return (
    <span className="flex items-center justify-end gap-2">
      <Link
        to="/responses"
        search={listOfProduct.rating(range, row.id)}
        aria-label={t('ratingOf', { rating: format.tenths(row.rating), count: row.rated, name: row.name })}
        className={`${link} inline-flex items-center gap-1.5 text-ink`}
      >
        <Star aria-hidden="true" size={12} className="fill-star text-star" />
        {format.tenths(row.rating)}
      </Link>
      <span className={`w-9 text-xs ${change ? changeInk[change.tone] : ''}`}>{change?.words}</span>
    </span>
  )
}

function Time({ row, range, longest }: CellProps) {
  const t = useTranslations('analyticsProducts')
  const figure = useFigureFormat()
  if (row.responseHours === null) return <None />
  const time = figure.duration(row.responseHours)
  return (
    <span className={cell}>
      <CellBar share={row.responseHours / longest.responseHours} />
      <Link
        to="/responses"
        search={listOfProduct.time(range, row.id)}
        aria-label={t('timeOf', { time, count: row.answered, name: row.name })}
        className={`${link} min-w-10`}
      >
        {time}
      </Link>
    </span>
  )
}

function Count({ value }: { value: number | null }) {
  const format = useFormat()
  return value === null ? <None /> : format.number(value)
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
const link = '-my-1 rounded-xs py-1 underline-offset-2 hover:underline'
