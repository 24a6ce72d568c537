import { creditsFor } from '@bizamply/contract/prices'
import { isUpgrade } from '@bizamply/contract/plans'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { CancelDialog } from '../../features/billing/cancel-dialog.tsx'
import { ContactDialog } from '../../features/billing/contact-dialog.tsx'
import { PlanStatBar } from '../../features/billing/plan-stat-bar.tsx'
import { OpenCharges } from '../../features/billing/open-charges.tsx'
import { Packs } from '../../features/billing/packs.tsx'
import { PlanCards } from '../../features/billing/plan-cards.tsx'
import { useBilling, type Billing } from '../../features/billing/queries.ts'
import { SwitchDialog } from '../../features/billing/switch-dialog.tsx'
import { useBuy } from '../../features/billing/use-buy.ts'
import { usePrices } from '../../features/credits/queries.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { textLink } from '../../ui/text-link.ts'
import type { PlansSearch } from './plans-search.ts'
import { StaleLine } from '../../ui/stale-line.tsx'

const route = getRouteApi('/guarded/plans')

/** The company's plan, and credit packs. */
export function PlansScreen() {
  const t = useTranslations('billing')
  const { ask } = route.useSearch()
  const navigate = route.useNavigate()
  const billing = useBilling()
  const prices = usePrices()
  const buying = useBuy()
  const open = (next: PlansSearch['ask']) => void navigate({ search: next ? { ask: next } : {}, resetScroll: false })
  const { data } = billing
  return (
    <>
      <PageTitle page={t('page')} />
      <header className="px-4 pt-5 pb-4 sm:px-6">
        <div className="flex items-baseline justify-between gap-3">
          <h1 className="text-xl font-semibold">{t('page')}</h1>
          <Link to="/profile" search={{ tab: 'billing' }} hash="charges" className={`${textLink} py-1 text-sm`}>
            {t('history')}
          </Link>
        </div>
        <p className="text-sm text-pretty text-ink-2">
          {prices
            ? t('lead', { generate: creditsFor(prices, 'generate'), send: creditsFor(prices, 'send') })
            : t('leadWithoutPrices')}
        </p>
        <StaleLine query={billing} say={(time) => t('stale', { time })} />
      </header>
      {data?.subscription?.state === 'frozen' && <Frozen />}
      {data && <OpenCharges billing={data} />}
      {(data || billing.isPending) && <PlanStatBar billing={data} />}
      {data && <WhoMayBuy billing={data} />}
      {billing.isPending && <Waiting />}
      {billing.isError && !data && <Failed billing={billing} />}
      {data && (
        <>
          <PlanCards
            billing={data}
            prices={prices}
            buying={buying}
            onSwitch={open}
            onCancel={() => open('cancel')}
            onContact={() => open('contact')}
          />
          <Packs billing={data} prices={prices} buying={buying} />
          <Asking ask={ask} billing={data} buying={buying} onClose={() => open(undefined)} />
        </>
      )}
    </>
  )
}

interface AskingProps {
  ask: PlansSearch['ask']
  billing: Billing
  buying: ReturnType<typeof useBuy>
  onClose: () => void
}

function Asking({ ask, billing, buying, onClose }: AskingProps) {
  const { mayBuy, subscription, plan, counted } = billing
  if (ask === 'contact') return <ContactDialog onClose={onClose} />
  if (!ask || !mayBuy || !subscription) return null
  const about = { plan, subscription, onClose }
  if (ask !== 'cancel') {
    return isUpgrade(ask, plan) ? <SwitchDialog {...about} counted={counted} to={ask} buying={buying} /> : null
  }
  return subscription.state === 'ending' ? null : <CancelDialog {...about} />
}

function WhoMayBuy({ billing: { mayBuy, shop } }: { billing: Billing }) {
  const t = useTranslations('billing')
  if (mayBuy && shop !== null) return null
  return (
    <p className="px-4 pt-3 text-sm text-ink-2 sm:px-6">
      {mayBuy ? (
        <>
          {t('paidThrough')}{' '}
          <Link to="/connections" className={textLink}>
            {t('connectShop')}
          </Link>
        </>
      ) : (
        t('onlyAdmins')
      )}
    </p>
  )
}

function Frozen() {
  const t = useTranslations('billing')
  return (
    <div className="px-4 pb-4 sm:px-6">
      <ErrorPanel
        message={
          <>
            {t('frozenTitle')}
            <span className="block font-normal">{t('frozenText')}</span>
          </>
        }
      />
    </div>
  )
}

type BillingQuery = ReturnType<typeof useBilling>

function Failed({ billing }: { billing: BillingQuery }) {
  const t = useTranslations('billing')
  return (
    <div className="px-4 sm:px-6">
      <ErrorPanel
        error={billing.error}
        say={(reason) => t('failed', { reason })}
        onRetry={() => void billing.refetch()}
      />
    </div>
  )
}

function Waiting() {
  const t = useTranslations('billing')
  return (
    <div role="status" className="grid gap-5 px-4 pt-4 sm:px-6">
      <span className="sr-only">{t('loading')}</span>
      <div className="grid divide-line rounded-lg border border-line max-lg:divide-y lg:grid-cols-3 lg:divide-x">
        {[0, 1, 2].map((card) => (
          <div key={card} className="grid h-105 content-start gap-3 px-5 py-5">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-7 w-32" />
            <Skeleton className="mb-3 h-3.5 w-44" />
            {[72, 56, 80, 64, 48].map((width) => (
              <Skeleton key={width} className="h-3.5" style={{ width: `${width}%` }} />
            ))}
            <Skeleton className="mt-8 h-8" />
          </div>
        ))}
      </div>
      <div className="grid divide-line rounded-lg border border-line max-sm:divide-y sm:grid-cols-3 sm:divide-x">
        {[0, 1, 2].map((pack) => (
          <div key={pack} className="flex h-16 items-center gap-3 px-4">
            <Skeleton className="size-4 rounded-full" />
            <Skeleton className="h-4 w-28" />
          </div>
        ))}
      </div>
    </div>
  )
}
