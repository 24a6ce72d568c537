import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useLoginMethod } from '../activity/use-login-method.ts'
import { Amount } from '../transactions/parts.tsx'
import { Section, sectionRow, type ActingListProps, type ListProps } from './section.tsx'

export function Transactions({ details, onAction }: ActingListProps) {
  const t = useTranslations('customers')
  const words = useTranslations('transactions')
  const format = useFormat()
  const now = useTicking()
  const { transactions, transactionStats } = details
  return (
    <Section
      id="customer-transactions"
      title={t('recentTransactions')}
      meta={t('newestOf', { count: transactions.length, all: transactionStats.totalTransactions })}
      action={t('viewAll')}
      onAction={() => onAction({ what: 'transactions', customer: details })}
    >
      {transactions.map((one) => (
        <li key={one._id} className={sectionRow}>
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5">
            <span className="w-20 shrink-0 text-xs text-ink tabular-nums max-sm:order-1">
              {one._id.slice(-8).toUpperCase()}
            </span>
            <Badge>{words(`types.${one.type}`)}</Badge>
            <span className="min-w-0 flex-1 text-xs text-ink-2 max-sm:-order-1 max-sm:basis-full sm:truncate">
              {one.description}
            </span>
          </span>
          <Amount transaction={one} />
          <span className="w-16 shrink-0 text-right text-xs text-ink-3">{format.age(one.createdAt, now)}</span>
        </li>
      ))}
    </Section>
  )
}

export function Logins({ details: { loginHistory } }: ListProps) {
  const t = useTranslations('customers')
  const method = useLoginMethod()
  const format = useFormat()
  const now = useTicking()
  return (
    <Section id="customer-logins" title={t('recentLogins')} meta={t('newest', { count: loginHistory.length })}>
      {loginHistory.map(({ success, loginMethod, timestamp, ipAddress, userAgent, device, email }) => (
        <li key={`${timestamp} ${email}`} className={sectionRow}>
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
            <span className={`w-16 shrink-0 ${success ? 'text-sent-ink' : 'text-danger-ink'}`}>
              {t(success ? 'success' : 'failedLogin')}
            </span>
            <span className="w-24 shrink-0 truncate text-ink-2">{method(loginMethod)}</span>
            <span className="w-28 shrink-0 truncate text-xs text-ink-2 tabular-nums max-sm:hidden">
              {ipAddress ?? t('unknown')}
            </span>
            <span
              className="min-w-0 flex-1 truncate text-xs text-ink-3 max-sm:basis-full"
              title={userAgent ?? undefined}
            >
              {device}
            </span>
          </span>
          <span className="w-16 shrink-0 text-right text-xs text-ink-3">{format.age(timestamp, now)}</span>
        </li>
      ))}
    </Section>
  )
}
