import { useMayAdministrate } from '../../../lib/may-administrate.ts'
import type { Transaction } from '@bizamply/contract/credits'
import { transactionPlatforms } from '@bizamply/contract/transaction-filter'
import { Settings2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { stateLooks, typeTones } from '../../../lib/transaction-tones.ts'
import { creditsOf } from '../../../lib/transaction-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import type { CustomerTransactions } from '@bizamply/contract/customers'

export interface HistoryRowsProps {
  rows: readonly Transaction[]
  refunded: CustomerTransactions['refunded']
  onRefund: (transaction: Transaction) => void
}

/** The last eight characters of an ID, in capitals. */
export const shortId = (id: string): string => id.slice(-8).toUpperCase()

export function TypeBadge({ type }: Pick<Transaction, 'type'>) {
  const t = useTranslations('transactions')
  return <Badge tone={typeTones[type]}>{t(`types.${type}`)}</Badge>
}

export function Platform({ platform }: Pick<Transaction, 'platform'>) {
  const t = useTranslations('transactions')
  const known = transactionPlatforms.find((one) => one === platform)
  return (
    <span className="flex min-w-0 items-center gap-2">
      {platform === 'system' ? (
        <Settings2 aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
      ) : (
        <PlatformMark platform={platform} />
      )}
      <span className="truncate">{known ? t(`platforms.${known}`) : platform}</span>
    </span>
  )
}

/** A dot with a label: color alone isn’t accessible. */
export function State({ status }: Pick<Transaction, 'status'>) {
  const t = useTranslations('transactions')
  const { dot, ink } = stateLooks[status]
  return (
    <span className={`flex items-center gap-1.5 whitespace-nowrap ${ink}`}>
      <span aria-hidden="true" className={`forced-color-adjust-none size-1.5 shrink-0 rounded-full ${dot}`} />
      {t(`statuses.${status}`)}
    </span>
  )
}

/** Signed, with a minus sign as wide as the plus sign. */
export function Amount({ transaction }: { transaction: Transaction }) {
  const format = useFormat()
  const { key, count } = creditsOf(transaction)
  const { sign, ink } = amounts[key]
  return (
    <span className={`font-medium tabular-nums ${ink}`}>
      {sign}
      {format.number(count)}
    </span>
  )
}

const amounts = {
  spent: { sign: '−', ink: 'text-ink' },
  added: { sign: '+', ink: 'text-sent-ink' },
  none: { sign: '', ink: 'text-ink-3' },
} as const

export interface RefundCellProps extends Pick<HistoryRowsProps, 'refunded' | 'onRefund'> {
  transaction: Transaction
}

/** Only a charge can be refunded, and only once. */
export function RefundCell({ transaction, refunded, onRefund }: RefundCellProps) {
  const t = useTranslations('customerTransactions')
  const may = useMayAdministrate()
  const { _id, type, status, creditsUsed } = transaction
  if (refunded.includes(_id)) return <Badge tone="draft">{t('refunded')}</Badge>
  if (type !== 'usage' || status !== 'success' || creditsUsed <= 0 || !may('credits.manage')) return null
  return (
    <Button
      size="xs"
      variant="ghost"
      aria-label={t('refundOf', { id: shortId(_id) })}
      onClick={() => onRefund(transaction)}
    >
      {t('refund')}
    </Button>
  )
}
