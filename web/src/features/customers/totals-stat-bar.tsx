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
    <dl className="mx-4 grid grid-cols-2 overflow-hidden rounded-lg border border-line sm:mx-6 md:grid-cols-3">
      {tiles.map(({ label, value, note }) => (
        // Each cell draws its left and top borders; the negative margins hide the outermost ones.
        <div
          key={label}
          className="-mt-px -ml-px min-w-0 border-t border-l border-line px-4 py-3 max-md:last:col-span-2"
        >
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
