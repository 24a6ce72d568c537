import type { Subscription } from '@bizamply/contract/billing'
import { plans, type PaidPlanId, type PlanId } from '@bizamply/contract/plans'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useMoney } from './money-words.ts'
import { lacksRoom } from './plan-features.ts'
import type { Billing } from './queries.ts'
import type { useBuy } from './use-buy.ts'

export interface SwitchDialogProps {
  plan: PlanId
  subscription: Subscription
  counted: Billing['counted']
  /** The selected lower plan. */
  to: PaidPlanId
  buying: ReturnType<typeof useBuy>
  onClose: () => void
}

/** Shows what a lower plan changes and when, before redirecting to Shopify. */
export function SwitchDialog(props: SwitchDialogProps) {
  const t = useTranslations('billing')
  const money = useMoney()
  const { plan, subscription, counted, to, buying, onClose } = props
  const [before, after] = [plans[plan], plans[to]]
  const day = money.day(subscription.currentPeriodEnd)
  // A subscription that is ending or has a failed payment is replaced immediately.
  const isLater = subscription.state === 'active'
  const price = money.price(after.cents ?? 0)
  const lacks = lacksRoom(to, counted)
  const changes = [
    t('changeCredits', { credits: after.credits ?? 0, before: before.credits ?? 0 }),
    lacks.brands && t('changeBrands', { have: counted.brands, limit: after.brands ?? 0 }),
    lacks.members && t('changeMembers', { have: counted.members, limit: after.members ?? 0 }),
    !after.scheduledReports && counted.scheduledReports > 0 && t('changeReports', { have: counted.scheduledReports }),
  ].filter((one) => one !== false)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('switchTitle', { plan: after.name })}
      description={
        isLater
          ? t('switchText', { before: before.name, day, price })
          : t('switchNow', { before: before.name, plan: after.name, price })
      }
      action={t('switchAction')}
      tone="primary"
      busy={buying.opening === to}
      busyLabel={t('opening')}
      onConfirm={() => void buying.buy({ plan: to }).then(onClose)}
    >
      <h3 className="text-sm font-medium">{isLater ? t('whatChanges', { day }) : t('whatChangesNow')}</h3>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-sm text-ink-2">
        {changes.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
