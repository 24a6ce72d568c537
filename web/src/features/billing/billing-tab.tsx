import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, look } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { Charges } from './charges.tsx'
import { PlanStatBar } from './plan-stat-bar.tsx'
import { useBilling, type Billing } from './queries.ts'

/** Plan, next billing date, Change Plan and Cancel Subscription. */
export function BillingTab() {
  const t = useTranslations('billing')
  const billing = useBilling()
  const { data, error } = billing
  return (
    <section aria-labelledby="billing-tab" className="grid gap-4 py-5">
      <h2 id="billing-tab" className="px-4 text-lg font-semibold sm:px-6">
        {t('tabTitle')}
      </h2>
      {error && !data ? (
        <div className="px-4 sm:px-6">
          <ErrorPanel error={error} say={(reason) => t('failed', { reason })} onRetry={() => void billing.refetch()} />
        </div>
      ) : (
        <PlanStatBar billing={data} />
      )}
      {data && <Actions billing={data} />}
      <Charges />
    </section>
  )
}

function Actions({ billing: { plan, subscription, mayBuy } }: { billing: Billing }) {
  const t = useTranslations('billing')
  const [asks, setAsks] = useState(false)
  const mayCancel = mayBuy && subscription !== null && subscription.state !== 'ending'
  return (
    <>
      {!mayBuy && <p className="px-4 text-sm text-ink-2 sm:px-6">{t('onlyAdmins')}</p>}
      <div className="flex flex-wrap gap-2 px-4 sm:px-6">
        <Link to="/plans" className={look({ variant: 'neutral', size: 'md' })}>
          {t('changePlan')}
        </Link>
        {mayCancel && (
          <Button variant="ghost" onClick={() => setAsks(true)}>
            {t('cancelSubscription')}
          </Button>
        )}
      </div>
      {asks && subscription && <CancelDialog plan={plan} subscription={subscription} onClose={() => setAsks(false)} />}
    </>
  )
}
