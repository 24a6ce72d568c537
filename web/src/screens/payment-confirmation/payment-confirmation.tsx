import { paidPlanIds } from '@bizamply/contract/plans'
import { QueryClientProvider } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { planName, useMoney } from '../../features/billing/money-words.ts'
import { useLaterPlan } from '../../features/billing/use-later-plan.ts'
import { usePaymentStatus, type PaymentStatus } from '../../features/billing/use-payment-status.ts'
import { newQueryClient } from '../../lib/query.ts'
import { MessagePage } from '../../shell/message-page.tsx'
import { look } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'

const route = getRouteApi('/payment-confirmation')

const REDIRECT_MS = 2000
const SLOW_MS = 60_000

/**
 * Return from Shopify's confirmation, outside the shell. Credits are added even if this page is never
 * opened.
 */
export function PaymentConfirmationScreen() {
  const [cache] = useState(newQueryClient)
  return (
    <QueryClientProvider client={cache}>
      <Outcome />
    </QueryClientProvider>
  )
}

/** Status of the charge in the URL. */
function Outcome() {
  const t = useTranslations('billing')
  const money = useMoney()
  const { charge_id, ref } = route.useSearch()
  const named = charge_id?.toString() ?? ref ?? null
  const { status, charge, isFailing, requestId } = usePaymentStatus(named)
  const later = useLaterPlan(charge)
  const slow = useSlow(status === 'waiting' && !later)
  const plan = paidPlanIds.find((id) => id === charge?.item)
  const bought = charge && { credits: charge.credits, price: money.price(charge.cents) }
  const words = bought && (plan ? t('planStarted', { ...bought, plan: planName(plan) }) : t('creditsAdded', bought))
  useLeaving(status === 'confirmed', () => words && toast.success(words))
  const links = <WaysOn status={status} />
  const shared = { page: t('paymentTitle'), requestId }
  if (later)
    return (
      <MessagePage
        {...shared}
        tone="success"
        icon={CircleCheck}
        title={t('laterTitle')}
        text={<p>{t('later', { plan: later.plan, day: money.day(later.at) })}</p>}
        actions={links}
      />
    )
  if (status === 'waiting')
    return (
      <MessagePage
        {...shared}
        tone="plain"
        title={t('confirming')}
        text={
          <>
            <p>{t(slow ? 'slow' : 'confirmingText')}</p>
            {isFailing && <p className="text-sm text-danger-ink">{`${t('statusFailed')} ${t('tryingAgain')}`}</p>}
          </>
        }
        actions={(slow || isFailing) && links}
      />
    )
  if (status === 'confirmed')
    return (
      <MessagePage
        {...shared}
        tone="success"
        icon={CircleCheck}
        title={t('confirmedTitle')}
        text={
          <>
            <p>{t('confirmed')}</p>
            {words && <p className="text-sm">{words}</p>}
          </>
        }
      />
    )
  return (
    <MessagePage
      {...shared}
      tone="danger"
      icon={CircleAlert}
      title={t(status === 'declined' ? 'declinedTitle' : 'unknownTitle')}
      text={
        status === 'declined' ? (
          <p>{t('declined')}</p>
        ) : (
          <>
            {named !== null && <p>{t('notKnown')}</p>}
            <p>{t('unknownText')}</p>
          </>
        )
      }
      actions={links}
    />
  )
}

function WaysOn({ status }: { status: PaymentStatus }) {
  const t = useTranslations('billing')
  const isBad = status === 'declined' || status === 'unknown'
  return (
    <>
      <Link to="/plans" className={look({ variant: isBad ? 'primary' : 'neutral', size: 'lg' })}>
        {t('toPlans')}
      </Link>
      <Link to="/dashboard" className={look({ variant: isBad ? 'neutral' : 'primary', size: 'lg' })}>
        {t('toDashboard')}
      </Link>
      <Link to="/help" className={look({ variant: 'ghost', size: 'lg' })}>
        {t('support')}
      </Link>
    </>
  )
}

function useSlow(waiting: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return late && waiting
}

/** `onLeave`: what the next page says. */
function useLeaving(confirmed: boolean, onLeave: () => void): void {
  const navigate = useNavigate()
  const leave = useEffectEvent(() => {
    onLeave()
    void navigate({ to: '/dashboard', replace: true })
  })
  useEffect(() => {
    if (!confirmed) return undefined
    const timer = setTimeout(leave, REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [confirmed])
}
