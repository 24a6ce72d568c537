import type { CustomerTotals } from '@bizamply/contract/customer-details'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Totals of all customers that match the search. */
export function TotalsStatBar({ totals }: { totals: CustomerTotals | undefined }) {
  const t = useTranslations('customers')
  const format = useFormat()
  const tiles = totals && [
    { label: t('total'), value: totals.all, note: t('newThisMonth', { count: totals.newThisMonth }) },
    {
      label: t('activeCustomers'),
      value: totals.active,
      note: t('share', {
        percent: totals.all === 0 ? 0 : Math.round((totals.active / totals.all) * 100),
        online: totals.online,
      }),
    },
    {
      label: t('totalCredits'),
      value: totals.totalCredits,
      note: t('creditsUsed', { used: totals.usedCredits, available: totals.totalCredits - totals.usedCredits }),
    },
  ]
  return (
    <dl className="mx-4 grid divide-line rounded-lg border border-line max-md:divide-y sm:mx-6 md:grid-cols-3 md:divide-x">
      {tiles
        ? tiles.map(({ label, value, note }) => (
            <div key={label} className="px-4 py-3">
              <dt className="text-xs text-ink-2">{label}</dt>
              <dd>
                <span className="block text-lg font-semibold text-ink tabular-nums">{format.number(value)}</span>
                <span className="text-xs text-ink-2 tabular-nums">{note}</span>
              </dd>
            </div>
          ))
        : ['total', 'active', 'credits'].map((key) => (
            <div key={key} aria-hidden="true" className="grid gap-2 px-4 py-3">
              <Skeleton className="h-3 w-24" />
              <Skeleton className="h-6 w-16" />
              <Skeleton className="h-3 w-32" />
            </div>
          ))}
    </dl>
  )
}
