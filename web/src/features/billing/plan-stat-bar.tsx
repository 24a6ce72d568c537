import { plans } from '@bizamply/contract/plans'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { planName, useMoney } from './money-words.ts'
import type { Billing } from './queries.ts'

/** Beyond this, the pace is too slow to predict a date. */
const LONG_DAYS = 365

export function PlanStatBar({ billing }: { billing: Billing | undefined }) {
  const t = useTranslations('billing')
  return (
    <section aria-label={t('facts')} className="@container mx-4 overflow-hidden rounded-lg border border-line sm:mx-6">
      <dl className="grid grid-cols-2 gap-px bg-line *:bg-surface @2xl:grid-cols-4">
        <PlanFact billing={billing} />
        <NextFact billing={billing} />
        <LeftFact billing={billing} />
        <PaceFact billing={billing} />
      </dl>
    </section>
  )
}

interface FactProps {
  billing: Billing | undefined
}

function PlanFact({ billing }: FactProps) {
  const t = useTranslations('billing')
  const money = useMoney()
  if (!billing) return <Fact name={t('plan')} base="" />
  const since = billing.subscription?.since
  const base = since
    ? t('since', { day: money.day(since) })
    : t(billing.plan === 'enterprise' ? 'byContract' : 'noPlan')
  return (
    <Fact name={t('plan')} base={base}>
      {planName(billing.plan)}
    </Fact>
  )
}

function NextFact({ billing }: FactProps) {
  const t = useTranslations('billing')
  const money = useMoney()
  const format = useFormat()
  if (!billing) return <Fact name={t('nextBilling')} base="" />
  if (!billing.subscription) {
    return (
      <Fact name={t('nextBilling')} base={t(billing.plan === 'enterprise' ? 'byContract' : 'onFree')}>
        {t('never')}
      </Fact>
    )
  }
  const { plan, nextPlan, state, currentPeriodEnd } = billing.subscription
  const next = plans[nextPlan ?? plan]
  const base =
    state === 'frozen'
      ? t('paymentFailed')
      : state === 'ending'
        ? t('endsThen', { plan: next.name })
        : t('brings', { price: money.price(next.cents ?? 0), credits: format.number(next.credits ?? 0) })
  return (
    <Fact name={t(state === 'ending' ? 'planEnds' : 'nextBilling')} base={base} warn={state === 'frozen'}>
      {money.day(currentPeriodEnd)}
    </Fact>
  )
}

function LeftFact({ billing }: FactProps) {
  const t = useTranslations('billing')
  const format = useFormat()
  const total = billing?.balance.totalCredits ?? 0
  return (
    <Fact name={t('left')} base={billing ? t('ofTotal', { total }) : ''}>
      {billing && format.number(billing.balance.availableCredits)}
    </Fact>
  )
}

function PaceFact({ billing }: FactProps) {
  const t = useTranslations('billing')
  const money = useMoney()
  if (!billing) return <Fact name={t('pace')} base="" />
  const { used, days, lastsDays, runsOutAt, available } = billing.forecast
  const values = { used, days }
  if (lastsDays === null || runsOutAt === null) {
    return (
      <Fact name={t('pace')} base={t('usedNone', values)}>
        {t('noUse')}
      </Fact>
    )
  }
  const isLong = lastsDays > LONG_DAYS
  return (
    <Fact
      name={t('pace')}
      base={
        isLong || available <= 0 ? t('usedLong', values) : t('usedInDays', { ...values, day: money.day(runsOutAt) })
      }
      warn={available <= 0}
    >
      {available <= 0 ? t('none') : isLong ? t('lastsLong') : t('lasts', { days: Math.floor(lastsDays) })}
    </Fact>
  )
}

function Fact(props: { name: string; base: string; warn?: boolean; children?: ReactNode }) {
  const { name, base, warn = false, children } = props
  return (
    <div className="grid min-w-0 content-start gap-0.5 px-4 py-3">
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="grid gap-0.5 tabular-nums">
        {children ? (
          <span className="text-base font-semibold text-ink">{children}</span>
        ) : (
          <Skeleton className="my-1 h-4 w-20" />
        )}
        <span className={`min-h-4 text-xs text-pretty ${warn ? 'text-pending-ink' : 'text-ink-3'}`}>{base}</span>
      </dd>
    </div>
  )
}
