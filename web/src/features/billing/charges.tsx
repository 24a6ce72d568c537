import type { Charge, ChargeState } from '@bizamply/contract/billing'
import { useFormatter, useTranslations } from 'use-intl'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { textLink } from '../../ui/text-link.ts'
import { useMoney } from './money-words.ts'
import { useBilling, useCharges } from './queries.ts'

/** The plans and packs that Shopify was asked to charge. */
export function Charges() {
  const t = useTranslations('billing.charges')
  const charges = useCharges()
  const { data, error, isPending, hasNextPage, isFetchingNextPage } = charges
  const rows = data?.pages.flatMap((page) => page.data) ?? []
  return (
    <section aria-labelledby="charges" className="mt-4 grid gap-3 px-4 sm:px-6">
      <div className="grid gap-1">
        <h2 id="charges" className="text-base font-semibold text-ink">
          {t('title')}
        </h2>
        {rows.length > 0 && (
          <p className="max-w-prose text-sm text-pretty text-ink-2">
            {t('lead')} <ShopifyBills />
          </p>
        )}
      </div>
      {error && (
        <ErrorPanel error={error} say={(reason) => t('failed', { reason })} onRetry={() => void charges.refetch()} />
      )}
      {isPending && <Waiting />}
      {data && rows.length === 0 && <p className="text-sm text-ink-3">{t('none')}</p>}
      {rows.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line">
          {rows.map((charge) => (
            <Row key={charge.id} charge={charge} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button className="justify-self-start" busy={isFetchingNextPage} onClick={() => void charges.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}

/** Shopify redirects this address to the store's admin. */
function ShopifyBills() {
  const t = useTranslations('billing.charges')
  const { data } = useBilling()
  if (!data?.shop) return null
  return (
    <a
      href={`https://${data.shop}/admin/settings/billing`}
      target="_blank"
      rel="noreferrer"
      className={`whitespace-nowrap ${textLink}`}
    >
      {t('shopify')}
    </a>
  )
}

function Row({ charge }: { charge: Charge }) {
  const { kind, name, state, cents, createdAt, decidedAt, confirmationUrl } = charge
  const t = useTranslations('billing.charges')
  const billing = useTranslations('billing')
  const format = useFormatter()
  const money = useMoney()
  // Shopify reports that a pack is paid, but not the payments of a plan.
  const paid = kind === 'pack' && state === 'active'
  return (
    <li className={`grid items-center gap-x-4 gap-y-0.5 px-4 py-2.5 text-sm ${areas}`}>
      <span className="text-ink [grid-area:name]">{t(kind, { name })}</span>
      <span className="text-xs text-ink-3 tabular-nums [grid-area:date]">
        {format.dateTime(new Date(paid ? (decidedAt ?? createdAt) : createdAt), {
          dateStyle: 'medium',
          timeStyle: 'short',
        })}
      </span>
      {confirmationUrl && (
        <a href={confirmationUrl} className={`mt-0 mb-0 justify-self-start text-xs [grid-area:link] ${textLink}`}>
          {billing('goOn')}
        </a>
      )}
      <span className="justify-self-end [grid-area:state]">
        <Badge tone={tones[state]}>{t(`states.${paid ? 'paid' : state}`)}</Badge>
      </span>
      <span className="justify-self-end text-ink tabular-nums [grid-area:price]">
        {t(kind === 'pack' ? 'once' : 'monthly', { price: money.price(cents) })}
      </span>
    </li>
  )
}

const areas =
  "grid-cols-[1fr_auto] [grid-template-areas:'name_price'_'date_state'_'link_link'] sm:grid-cols-[1fr_auto_auto_11rem] sm:[grid-template-areas:'name_link_state_price'_'date_link_state_price']"

function Waiting() {
  return (
    <div aria-hidden="true" className="grid divide-y divide-line rounded-lg border border-line">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center justify-between px-4 py-3.5">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  )
}

const tones: Record<ChargeState, Tone> = {
  making: 'pending',
  unknown: 'pending',
  pending: 'pending',
  active: 'sent',
  declined: 'neutral',
  expired: 'neutral',
  cancelled: 'neutral',
  frozen: 'danger',
  failed: 'danger',
}
