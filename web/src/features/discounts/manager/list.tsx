import type { Discount } from '@bizamply/contract/discounts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { isNearlyUp, MadeInReply, StatusBadge, UseBar } from './parts.tsx'
import { RowActions, type RowActionsProps } from './row-actions.tsx'
import { useDiscountWords } from './words.ts'

export interface ListProps extends Omit<RowActionsProps, 'discount'> {
  rows: readonly Discount[]
}

/** On a phone: the name, what it takes off, when it ends, how often it was used. */
export function List({ rows, ...rest }: ListProps) {
  const t = useTranslations('discountManager')
  return (
    <ul aria-label={t('list')} className="pb-16">
      {rows.map((discount) => (
        <li key={discount.id} className="border-b border-line">
          <Row discount={discount} {...rest} />
        </li>
      ))}
    </ul>
  )
}

function Row({ discount, ...rest }: RowActionsProps) {
  const t = useTranslations('discountManager')
  const format = useFormat()
  const words = useDiscountWords()
  const { code, title, status, starts_at, ends_at, usage_limit, times_used, commentId } = discount
  const used =
    usage_limit === null
      ? t('usedTimes', { used: times_used })
      : t('usedOf', { used: times_used, limit: format.number(usage_limit) })
  const until =
    status === 'scheduled' && starts_at
      ? t('startsOn', { date: words.day(starts_at) })
      : ends_at
        ? t(status === 'expired' ? 'endedOn' : 'endsOn', { date: words.day(ends_at) })
        : t('noEnd')
  return (
    <div className="flex items-center gap-2 py-3 pr-2 pl-4">
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1">
        <div className="flex min-w-0 items-center gap-2">
          <h2 className="truncate text-sm font-medium text-ink">
            <bdi>{title}</bdi>
          </h2>
          <MadeInReply discount={discount} />
          <span className="ml-auto shrink-0 text-sm font-medium text-ink tabular-nums">{words.amount(discount)}</span>
        </div>
        <div className="flex min-w-0 items-center gap-2 text-xs text-ink-2">
          <span className="truncate">{commentId ? t('madeInReply', { code }) : code}</span>
          <span className="ml-auto">
            <StatusBadge status={status} />
          </span>
        </div>
        <div className="flex items-center gap-2 text-xs text-ink-3 tabular-nums">
          <span className="shrink-0 whitespace-nowrap">{until}</span>
          <span className="ml-auto flex min-w-0 items-center gap-2">
            <UseBar discount={discount} className="w-8 max-[359px]:hidden" />
            <span
              className={`truncate text-right min-[360px]:min-w-28 ${isNearlyUp(discount) ? 'text-pending-ink' : ''}`}
            >
              {used}
            </span>
          </span>
        </div>
      </div>
      <RowActions discount={discount} {...rest} />
    </div>
  )
}
