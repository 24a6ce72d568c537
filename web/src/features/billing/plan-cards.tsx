import { isUpgrade, planAfter, planIds, plans, type PaidPlanId } from '@bizamply/contract/plans'
import type { Prices } from '@bizamply/contract/prices'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMedia } from '../../lib/media.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { textLink } from '../../ui/text-link.ts'
import { useMoney } from './money-words.ts'
import { PlanCard } from './plan-card.tsx'
import { shownPlans, type ShownPlan } from './plan-features.ts'
import type { Billing } from './queries.ts'
import { useWhyNot } from './refusal-words.ts'
import type { useBuy } from './use-buy.ts'

export interface PlanCardsProps {
  billing: Billing
  prices: Prices | undefined
  buying: ReturnType<typeof useBuy>
  /** Called for a lower plan, which needs confirmation first. */
  onSwitch: (plan: PaidPlanId) => void
  onCancel: () => void
  onContact: () => void
}

export function PlanCards(props: PlanCardsProps) {
  const t = useTranslations('billing')
  const { billing, prices, buying } = props
  const why = useWhyNot()
  const isStacked = useMedia('(max-width: 727px)')
  const failed = buying.failure && planIds.some((id) => id === buying.failure?.of) ? buying.failure.error : null
  return (
    <section aria-labelledby="plans-title" className="@container grid gap-3 px-4 pt-5 sm:px-6">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="plans-title" className="text-sm font-semibold">
          {t(billing.mayBuy ? 'title' : 'titleReadOnly')}
        </h2>
        {billing.plan !== 'free' && (
          <p className="text-xs text-ink-3">{t('onPlan', { plan: plans[billing.plan].name })}</p>
        )}
      </div>
      <div className="grid divide-line overflow-hidden rounded-lg border border-line @max-[679px]:divide-y @min-[680px]:grid-cols-3 @min-[680px]:grid-rows-[auto_auto_auto_1fr_auto] @min-[680px]:divide-x">
        {(isStacked ? currentFirst(billing.plan) : shownPlans).map((id) => (
          <PlanCard
            key={id}
            id={id}
            current={billing.plan}
            prices={prices}
            button={<PlanButton {...props} id={id} />}
            note={<Note {...props} id={id} />}
          />
        ))}
      </div>
      {failed && <ErrorPanel error={failed} say={() => `${t('planFailed')} ${why(failed)}`} />}
    </section>
  )
}

/** In one column, the other plans would push the current plan out of view. */
const currentFirst = (current: Billing['plan']): ShownPlan[] =>
  [...shownPlans].sort((a, b) => Number(b === current) - Number(a === current))

interface OneProps extends PlanCardsProps {
  id: ShownPlan
}

function PlanButton({ id, billing, buying, onSwitch, onContact }: OneProps): ReactNode {
  const t = useTranslations('billing')
  const { plan, subscription, shop, mayBuy } = billing
  if (!mayBuy) return null
  if (id === plan && subscription?.state !== 'ending') return <Button aria-disabled>{t('current')}</Button>
  if (id === 'enterprise') return <Button onClick={onContact}>{t('contact')}</Button>
  if (plan === 'enterprise') return null
  const isLower = subscription !== null && isUpgrade(id, plan)
  const isNext = planAfter(plan) === id
  const isChosen = subscription?.nextPlan === id
  const words = isNext ? t('upgrade') : t(isLower ? 'switchTo' : 'choose', { plan: plans[id].name })
  return (
    <Button
      variant={isNext ? 'primary' : 'neutral'}
      aria-disabled={shop === null || isChosen || (buying.opening !== null && buying.opening !== id) || undefined}
      busy={buying.opening === id}
      busyLabel={t('opening')}
      onClick={() => (isLower ? onSwitch(id) : void buying.buy({ plan: id }))}
    >
      {words}
    </Button>
  )
}

function Note({ id, billing, onCancel }: OneProps): ReactNode {
  const t = useTranslations('billing')
  const money = useMoney()
  const { plan, subscription, shop, mayBuy } = billing
  if (id === plan && subscription) {
    const day = money.day(subscription.currentPeriodEnd)
    if (subscription.state === 'ending') return t('ends', { day })
    if (subscription.nextPlan !== null) return t('endsThenPlan', { day, plan: plans[subscription.nextPlan].name })
    return (
      <>
        {subscription.state === 'frozen' ? t('frozen') : t('renews', { day })}
        {mayBuy && (
          <>
            {' · '}
            <button type="button" className={textLink} onClick={onCancel}>
              {t('cancel')}
            </button>
          </>
        )}
      </>
    )
  }
  if (id === 'enterprise') {
    if (plan === id) return t('byContract')
    return mayBuy && t(planAfter(plan) === id ? 'upgradeByMail' : 'opensMail')
  }
  if (!mayBuy || plan === 'enterprise') return null
  if (shop === null) return t('connectShop')
  const day = subscription && money.day(subscription.currentPeriodEnd)
  if (day && subscription.nextPlan === id) return t('alreadyChosen', { day })
  return day && subscription.state === 'active' && isUpgrade(id, plan) ? t('beginsThen', { day }) : t('opensShopify')
}
