import type { CustomerTransactions } from '@bizamply/contract/customers'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** Totals of all entries that match the filter, not just this page. */
export function HistoryTotals({ data }: { data: CustomerTransactions | undefined }) {
  const t = useTranslations('customerTransactions')
  const format = useFormat()
  const totals: [string, number | undefined][] = [
    [t('total.used'), data?.totals.creditsUsed],
    [t('total.added'), data?.totals.creditsAdded],
    [t('total.held'), data?.totals.held],
    [t('total.count'), data?.pagination.totalCount],
  ]
  return (
    <dl
      aria-label={t('totals')}
      className="grid grid-cols-2 divide-line rounded-lg border border-line sm:grid-cols-4 sm:divide-x"
    >
      {totals.map(([label, value]) => (
        <div key={label} className="min-w-0 px-4 py-2.5">
          <dt className="truncate text-xs text-ink-3">{label}</dt>
          <dd className="text-base font-semibold text-ink tabular-nums">
            {value === undefined ? <Skeleton className="my-1 h-4 w-16" /> : format.number(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
