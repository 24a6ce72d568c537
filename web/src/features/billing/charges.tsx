import type { Charge, ChargeState } from '@bizamply/contract/billing'
import { useTranslations } from 'use-intl'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMoney } from './money-words.ts'
import { useCharges } from './queries.ts'

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
        <p className="max-w-prose text-sm text-pretty text-ink-2">{t('lead')}</p>
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

function Row({ charge: { kind, name, state, cents, createdAt } }: { charge: Charge }) {
  const t = useTranslations('billing.charges')
  const money = useMoney()
  return (
    <li className="flex items-center justify-between gap-4 px-4 py-2.5 text-sm">
      <span className="grid min-w-0 gap-0.5">
        <span className="text-ink">{t(kind, { name })}</span>
        <span className="text-xs text-ink-3 tabular-nums">{money.day(createdAt)}</span>
      </span>
      <span className="flex shrink-0 flex-wrap items-center justify-end gap-x-3 gap-y-1">
        <Badge tone={tones[state]}>{t(`states.${kind === 'pack' && state === 'active' ? 'paid' : state}`)}</Badge>
        <span className="text-ink tabular-nums">
          {t(kind === 'pack' ? 'once' : 'monthly', { price: money.price(cents) })}
        </span>
      </span>
    </li>
  )
}

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
