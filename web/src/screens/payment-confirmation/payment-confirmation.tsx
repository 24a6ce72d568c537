import { QueryClientProvider } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../features/billing/money-words.ts'
import { useLaterPlan } from '../../features/billing/use-later-plan.ts'
import { usePaymentStatus, type PaymentStatus } from '../../features/billing/use-payment-status.ts'
import { newQueryClient } from '../../lib/query.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { look } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Spinner } from '../../ui/spinner.tsx'

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
  useLeaving(status === 'confirmed')
  return (
    <main className="grid min-h-dvh content-start justify-items-center gap-5 bg-canvas p-6 pt-[26dvh] text-center">
      <PageTitle page={t('paymentTitle')} />
      <BrandMark size={40} />
      <h1 className="sr-only">{t('paymentTitle')}</h1>
      <div role="status" className="grid max-w-[46ch] justify-items-center gap-3">
        {later && (
          <p className="text-base font-medium text-pretty">
            {t('later', { plan: later.plan, day: money.day(later.at) })}
          </p>
        )}
        {status === 'waiting' && !later && (
          <p className="flex items-center gap-2.5 text-base font-medium">
            <Spinner />
            {t('confirming')}
          </p>
        )}
        {status === 'confirmed' && (
          <p className="flex items-center gap-2.5 text-base font-medium text-sent-ink">
            <CircleCheck aria-hidden="true" size={20} />
            {t('confirmed')}
          </p>
        )}
        {slow && <p className="text-sm text-pretty text-ink-2">{t('slow')}</p>}
      </div>
      {isFailing && (
        <ErrorPanel className="text-left" message={`${t('statusFailed')} ${t('tryingAgain')}`} requestId={requestId} />
      )}
      {status === 'declined' && <ErrorPanel className="text-left" message={t('declined')} />}
      {status === 'unknown' && (
        <ErrorPanel
          className="text-left"
          message={t(named === null ? 'nothingNamed' : 'notKnown')}
          requestId={requestId}
        />
      )}
      {(slow || later || isFailing || status === 'declined' || status === 'unknown') && <WaysOn status={status} />}
    </main>
  )
}

function WaysOn({ status }: { status: PaymentStatus }) {
  const t = useTranslations('billing')
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Link to="/plans" className={look({ variant: status === 'declined' ? 'primary' : 'neutral', size: 'md' })}>
        {t('toPlans')}
      </Link>
      <Link to="/dashboard" className={look({ variant: 'neutral', size: 'md' })}>
        {t('toDashboard')}
      </Link>
      <Link to="/help" className={look({ variant: 'ghost', size: 'md' })}>
        {t('support')}
      </Link>
    </div>
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

function useLeaving(confirmed: boolean): void {
  const navigate = useNavigate()
  const leave = useEffectEvent(() => void navigate({ to: '/dashboard', replace: true }))
  useEffect(() => {
    if (!confirmed) return undefined
    const timer = setTimeout(leave, REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [confirmed])
}
