import { Link } from '@tanstack/react-router'
import { Receipt } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { look } from '../../../ui/button.tsx'
import { MoreLabel } from '../../../ui/more-label.tsx'
import { PeriodMenu } from './period-menu.tsx'
import { RowSkeletons } from './row-skeletons.tsx'
import { SectionFailed } from './section-failed.tsx'
import { NothingYet, SectionHead } from '../../../ui/section-head.tsx'
import type { SectionProps } from './section-props.ts'
import { TransactionRow } from './transaction-row.tsx'
import type { Period, PeriodChoice } from './period-context.ts'

const ROWS = 3

export function Transactions({ data, failed, onRetry, ...choice }: SectionProps & PeriodChoice) {
  const t = useTranslations('dashboardSections')
  const shown = data?.transactions.slice(0, ROWS) ?? []
  const all = data?.transactionCount ?? 0
  return (
    <section aria-labelledby="recent-transactions" className="min-w-0">
      <SectionHead
        id="recent-transactions"
        title={t('transactions')}
        meta={all > 0 && <span className="max-sm:hidden">{t('transactionsOf', { shown: shown.length, all })}</span>}
      >
        <PeriodMenu {...choice} />
        {shown.length > 0 && (
          <Link
            to="/transactions"
            search={spans[choice.period]}
            aria-label={t('viewAllTransactions')}
            className={look({ variant: 'ghost', size: 'sm' })}
          >
            <MoreLabel>{t('viewAll')}</MoreLabel>
          </Link>
        )}
      </SectionHead>
      {!data && failed && <SectionFailed message={t('transactionsFailed')} onRetry={onRetry} />}
      {!data && !failed && <RowSkeletons count={ROWS} height={40} />}
      {data && shown.length === 0 && (
        <NothingYet icon={<Receipt size={20} />} title={t('noTransactions')} text={t('noTransactionsText')} />
      )}
      {shown.length > 0 && (
        <ul aria-labelledby="recent-transactions" className="-mb-px border-b border-line">
          {shown.map((entry) => (
            <TransactionRow key={`${entry._id}${entry.status}`} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** The period as a filter of the transactions screen, which has no span beyond a month. */
const spans: Record<Period, { span?: 'week' | 'month' }> = { '7': { span: 'week' }, '30': { span: 'month' }, '90': {} }
