import type { Discount } from '@bizamply/contract/discounts'
import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Sorting } from './discount-filters.ts'
import { isNearlyUp, MadeInReply, StatusBadge, UseBar } from './parts.tsx'
import { RowActions, type RowActionsProps } from './row-actions.tsx'
import { useDiscountWords } from './words.ts'

export interface Order {
  sort: Sorting | undefined
  down: boolean
  onSort: (sort: Sorting | undefined, down: boolean) => void
}

export interface TableProps extends Omit<RowActionsProps, 'discount'>, Order {
  rows: readonly Discount[]
}

export function Table({ rows, sort, down, onSort, ...rest }: TableProps) {
  const t = useTranslations('discountManager')
  return (
    <div className="@container pb-12">
      <table aria-label={t('list')} className="w-full table-fixed text-sm">
        <TableHead sort={sort} down={down} onSort={onSort} />
        <tbody>
          {rows.map((discount) => (
            <Row key={discount.id} discount={discount} {...rest} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function TableHead(order: Order) {
  const t = useTranslations('discountManager')
  return (
    <thead>
      <tr className="h-9 border-b border-line text-left text-xs whitespace-nowrap text-ink-3 *:font-medium">
        <Head by="title" order={order} className="pl-6" words={t('column.title')} />
        <th scope="col" className={`w-31 ${roomy}`}>
          {t('column.type')}
        </th>
        <th
          scope="col"
          className="w-20 pr-4 text-right @min-[840px]:w-24 @min-[840px]:pr-6 @min-[1120px]:w-30 @min-[1120px]:pr-8"
        >
          {t('column.amount')}
        </th>
        <Head by={undefined} order={order} className="w-24 @min-[840px]:w-26" words={t('column.status')} />
        <Head by="starts" order={order} className={`w-30 ${airy}`} words={t('column.starts')} />
        <Head by="ends" order={order} className="w-26 @min-[840px]:w-30" words={t('column.ends')} />
        <th scope="col" className="w-18 text-right @min-[840px]:w-24">
          {t('column.limit')}
        </th>
        <Head by="used" order={order} right className="w-24 @min-[960px]:w-44" words={t('column.used')} />
        <th scope="col" className="w-25 pr-5 text-right">
          <span className="sr-only">{t('column.actions')}</span>
        </th>
      </tr>
    </thead>
  )
}

interface HeadProps {
  /** Undefined: by status, which is the default order. */
  by: Sorting | undefined
  order: Order
  words: string
  className: string
  right?: boolean
}

/** A sortable column header; the second press reverses the order. */
function Head({ by, order: { sort, down, onSort }, words, className, right = false }: HeadProps) {
  const isBy = sort === by
  const Arrow = by === undefined ? ChevronDown : down ? ArrowDown : ArrowUp
  const firstDown = by !== undefined && by !== 'title'
  const turned = isBy ? !down : firstDown
  return (
    <th
      scope="col"
      aria-sort={isBy ? (down && by !== undefined ? 'descending' : 'ascending') : undefined}
      className={`${className} ${right ? 'text-right' : ''}`}
    >
      <button
        type="button"
        onClick={() => onSort(by, by !== undefined && turned)}
        className={`inline-flex h-6 items-center gap-1 rounded-sm font-medium hover:text-ink ${isBy ? 'text-ink-2' : ''}`}
      >
        {words}
        {isBy && <Arrow aria-hidden="true" size={12} />}
      </button>
    </th>
  )
}

function Row({ discount, ...rest }: RowActionsProps) {
  const t = useTranslations('discountManager')
  const format = useFormat()
  const words = useDiscountWords()
  const { code, title, type, status, starts_at, ends_at, usage_limit, commentId } = discount
  return (
    <tr className="h-13 compact:h-9 border-b border-line transition-colors duration-100 hover:bg-surface-2">
      <th scope="row" className="pr-4 pl-6 text-left font-normal">
        <span className="flex min-w-0 items-center gap-1">
          <bdi className="truncate font-medium text-ink" data-tooltip={title} data-tooltip-when="cut">
            {title}
          </bdi>
          <MadeInReply discount={discount} />
        </span>
        <span className="block truncate text-xs text-ink-2">{commentId ? t('madeInReply', { code }) : code}</span>
      </th>
      <td className={`truncate pr-3 text-ink-2 ${roomy}`}>{t(`types.${type}`)}</td>
      <td className="pr-4 text-right font-medium @min-[840px]:pr-6 @min-[1120px]:pr-8 text-ink tabular-nums">
        {words.amount(discount) ?? <None words={t('noAmount')} />}
      </td>
      <td>
        <StatusBadge status={status} />
      </td>
      <td className={`whitespace-nowrap text-ink-2 tabular-nums ${airy}`}>{starts_at && <Day at={starts_at} />}</td>
      <td className="whitespace-nowrap text-ink-2 tabular-nums">
        {ends_at ? <Day at={ends_at} /> : <span className="text-ink-3">{t('noEnd')}</span>}
      </td>
      <td className="text-right whitespace-nowrap text-ink-2 tabular-nums">
        {usage_limit === null ? <span className="text-ink-3">{t('noLimit')}</span> : format.number(usage_limit)}
      </td>
      <td>
        <Used discount={discount} />
      </td>
      <td className="pr-5">
        <RowActions discount={discount} {...rest} />
      </td>
    </tr>
  )
}

/** A cell per column, where the row's own will be. */
export function WaitingRow({ width }: { width: number }) {
  return (
    <tr className="h-13 compact:h-9 border-b border-line">
      <td className="pr-4 pl-6">
        <Skeleton className="h-3" style={{ width: `${width}%` }} />
        <Skeleton className="mt-2 h-2.5 w-20 max-w-full compact:hidden" />
      </td>
      <td className={roomy}>
        <Skeleton className="h-3 w-20" />
      </td>
      <td className="pr-4 @min-[840px]:pr-6 @min-[1120px]:pr-8">
        <Skeleton className="ml-auto h-3 w-10" />
      </td>
      <td>
        <Skeleton className="h-5 w-14 rounded-full" />
      </td>
      <td className={airy}>
        <Skeleton className="h-3 w-20" />
      </td>
      <td>
        <Skeleton className="h-3 w-20" />
      </td>
      <td>
        <Skeleton className="ml-auto h-3 w-10" />
      </td>
      <td>
        <Skeleton className="ml-auto h-3 w-10" />
      </td>
      <td className="pr-5">
        <Skeleton className="ml-auto h-4 w-12" />
      </td>
    </tr>
  )
}

function Used({ discount }: { discount: Discount }) {
  const format = useFormat()
  return (
    <span className="flex items-center justify-end gap-4">
      <span className="@max-[959px]:hidden">
        <UseBar discount={discount} />
      </span>
      <span
        className={`min-w-11 text-right font-medium tabular-nums ${isNearlyUp(discount) ? 'text-pending-ink' : 'text-ink'}`}
      >
        {format.number(discount.times_used)}
      </span>
    </span>
  )
}

function Day({ at }: { at: string }) {
  const words = useDiscountWords()
  const format = useFormat()
  return (
    <time dateTime={at} title={words.moment(at)}>
      {words.day(at)} <span className="block text-xs text-ink-3 compact:hidden">{format.time(at)}</span>
    </time>
  )
}

const None = ({ words }: { words: string }) => (
  <>
    <span aria-hidden="true" className="text-ink-3">
      –
    </span>
    <span className="sr-only">{words}</span>
  </>
)

const roomy = '@max-[1119px]:hidden'
const airy = '@max-[999px]:hidden'
