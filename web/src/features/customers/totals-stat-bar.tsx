import type { CustomerTotals } from '@bizamply/contract/customer-details'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Totals of all customers that match the search; placeholders until they are loaded. */
export function TotalsStatBar({ totals }: { totals: CustomerTotals | undefined }) {
  const t = useTranslations('customers')
  const format = useFormat()
  const tiles = [
    {
      label: t('total'),
      value: totals?.all,
      note: totals && t('newThisMonth', { count: totals.newThisMonth }),
    },
    {
      label: t('activeCustomers'),
      value: totals?.active,
      note:
        totals &&
        t('share', {
          percent: totals.all === 0 ? 0 : Math.round((totals.active / totals.all) * 100),
          online: totals.online,
        }),
    },
    {
      label: t('totalCredits'),
      value: totals?.totalCredits,
      note:
        totals && t('creditsUsed', { used: totals.usedCredits, available: totals.totalCredits - totals.usedCredits }),
    },
  ]
  return (
    <dl className="mx-4 grid divide-line rounded-lg border border-line max-md:divide-y sm:mx-6 md:grid-cols-3 md:divide-x">
      {tiles.map(({ label, value, note }) => (
        <div key={label} className="px-4 py-3">
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd>
            {value === undefined ? (
              <>
                <Skeleton className="my-0.5 h-5 w-16" />
                <Skeleton className="my-[3px] h-3 w-32" />
              </>
            ) : (
              <>
                <span className="block text-lg font-semibold text-ink tabular-nums">{format.number(value)}</span>
                <span className="block text-xs text-ink-2 tabular-nums">{note}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
