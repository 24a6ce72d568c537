import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../../lib/format.ts'
import { Amount, Platform, RefundCell, shortId, State, TypeBadge, type HistoryRowsProps } from './parts.tsx'

/** The transactions as a list, for narrow screens. */
export function HistoryList({ rows, refunded, onRefund }: HistoryRowsProps) {
  const t = useTranslations('customerTransactions')
  const format = useFormat()
  const now = useTicking()
  return (
    <ul aria-label={t('title')} className="border-t border-line">
      {rows.map((one) => (
        <li key={`${one._id}${one.status}`} className="grid gap-1 border-b border-line py-2.5 text-sm">
          <span className="flex items-center gap-2">
            <span className="text-xs tabular-nums font-medium text-ink">{shortId(one._id)}</span>
            <TypeBadge type={one.type} />
            <span className="ml-auto">
              <Amount transaction={one} />
            </span>
          </span>
          <span className="text-pretty wrap-anywhere text-ink-2">{one.description}</span>
          <span className="flex flex-wrap items-center gap-x-3 text-xs text-ink-3 tabular-nums">
            <Platform platform={one.platform} />
            <State status={one.status} />
            <time dateTime={one.createdAt}>
              {t('at', { date: format.shortDate(one.createdAt, now), time: format.time(one.createdAt) })}
            </time>
            {one.balanceAfter !== null && <span>{t('balanceAfter', { count: one.balanceAfter })}</span>}
            <span className="ml-auto">
              <RefundCell transaction={one} refunded={refunded} onRefund={onRefund} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
