import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../../lib/format.ts'
import { Amount, Platform, RefundCell, shortId, State, TypeBadge, type HistoryRowsProps } from './parts.tsx'

/** Newest first. */
export function HistoryTable({ rows, refunded, onRefund }: HistoryRowsProps) {
  const t = useTranslations('customerTransactions')
  const format = useFormat()
  const now = useTicking()
  return (
    <table aria-label={t('title')} className="w-full table-fixed text-sm">
      <thead>
        <tr className="h-8 border-b border-line text-left text-xs whitespace-nowrap text-ink-3 *:font-medium">
          {columns.map(([name, className]) => (
            <th key={name} scope="col" className={className}>
              {name === 'refund' ? <span className="sr-only">{t('column.refund')}</span> : t(`column.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <tr key={`${one._id}${one.status}`} className="h-9 border-b border-line hover:bg-surface-2">
            <th scope="row" className="text-left text-xs tabular-nums font-medium text-ink">
              {shortId(one._id)}
            </th>
            <td>
              <TypeBadge type={one.type} />
            </td>
            <td className="pr-2 text-ink-2">
              <Platform platform={one.platform} />
            </td>
            <td className="text-xs">
              <State status={one.status} />
            </td>
            <td className="truncate pr-2 text-ink-2" title={one.description}>
              {one.description}
            </td>
            <td className="text-right">
              <Amount transaction={one} />
            </td>
            <td className="text-right text-ink-2 tabular-nums">
              {one.balanceAfter === null ? t('noBalance') : format.number(one.balanceAfter)}
            </td>
            <td className="pl-4 text-xs whitespace-nowrap text-ink-2 tabular-nums">
              <time dateTime={one.createdAt}>
                {t('at', { date: format.shortDate(one.createdAt, now), time: format.time(one.createdAt) })}
              </time>
            </td>
            <td className="text-right">
              <RefundCell transaction={one} refunded={refunded} onRefund={onRefund} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const columns = [
  ['id', 'w-20'],
  ['type', 'w-22'],
  ['platform', 'w-26'],
  ['status', 'w-20'],
  ['description', ''],
  ['credits', 'w-16 text-right'],
  ['balance', 'w-20 text-right'],
  ['time', 'w-36 pl-4'],
  ['refund', 'w-16'],
] as const
