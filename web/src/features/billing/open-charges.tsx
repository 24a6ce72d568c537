import { isUpgrade, paidPlanIds } from '@bizamply/contract/plans'
import { CreditCard } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { look } from '../../ui/button.tsx'
import { useMoney } from './money-words.ts'
import type { Billing } from './queries.ts'

/** Charges that wait for the merchant’s approval. */
export function OpenCharges({ billing: { open, subscription } }: { billing: Billing }) {
  const t = useTranslations('billing')
  const money = useMoney()
  const waiting = open.filter(({ confirmationUrl }) => confirmationUrl !== null)
  // Shopify doesn’t report whether a lower plan was approved until it begins.
  const isLower = (item: string) =>
    subscription?.state === 'active' && paidPlanIds.some((id) => id === item && isUpgrade(id, subscription.plan))
  if (waiting.length === 0) return null
  return (
    <section
      aria-label={t('openCharges')}
      className="mx-4 mb-4 grid gap-2 rounded-lg border border-line bg-pending-soft px-4 py-3 text-sm sm:mx-6"
    >
      <h2 className="flex items-center gap-2 font-medium text-pending-ink">
        <CreditCard aria-hidden="true" size={16} />
        {t('openCharges')}
      </h2>
      <ul className="grid gap-2">
        {waiting.map(({ id, item, name, cents, confirmationUrl }) => (
          <li key={id} className="flex items-center justify-between gap-3">
            <span className="min-w-0 text-pretty text-ink tabular-nums">
              {t('openCharge', { name, price: money.price(cents) })}
              {subscription && isLower(item) && (
                <span className="block text-xs text-ink-2">
                  {t('openLower', { day: money.day(subscription.currentPeriodEnd) })}
                </span>
              )}
            </span>
            <a href={confirmationUrl ?? ''} className={look({ variant: 'neutral', size: 'sm', className: 'shrink-0' })}>
              {t('goOn')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
