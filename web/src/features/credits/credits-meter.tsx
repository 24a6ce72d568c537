import { percentRemaining } from '@bizamply/contract/prices'
import { Link } from '@tanstack/react-router'
import { Zap } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useMayInCompany } from '../../lib/brand-context.tsx'
import { useFormat } from '../../lib/format.ts'
import { Button, look } from '../../ui/button.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useBalance, useCreditEvents } from './queries.ts'

const LEAST_PERCENT = 2

/** `onNavigate`: a link was followed. */
export function CreditsMeter({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const t = useTranslations('credits')
  const format = useFormat()
  const shared = useTranslations('shared')
  const { data, isError, isFetching, refetch } = useBalance()
  const mayBuy = useMayInCompany()('billing.manage')
  useCreditEvents()
  const percent = data ? percentRemaining(data.totalCredits, data.usedCredits) : 0
  return (
    <section aria-labelledby="credits-title" className="rounded-lg border border-line bg-surface p-3 shadow-1">
      <div className="flex items-center gap-2">
        <Zap aria-hidden="true" size={14} className="text-accent-ink" />
        <h2 id="credits-title" className="text-xs text-ink-2">
          {t('title')}
        </h2>
        {data && <span className="ml-auto text-xs text-ink-3 tabular-nums">{t('left', { percent })}</span>}
      </div>
      {data ? (
        <div className="mt-2 grid gap-2.5">
          <p className="text-xs text-ink-3 tabular-nums">
            <span className="text-lg font-semibold tracking-tight text-ink">
              {format.number(data.availableCredits)}
            </span>{' '}
            {t('ofTotal', { total: data.totalCredits })}
            {data.heldCredits ? (
              <Tooltip content={t('heldWhy')} describes>
                <Link
                  to="/transactions"
                  onClick={onNavigate}
                  className="ml-2 inline-block min-h-6 underline decoration-dotted underline-offset-3"
                >
                  {t('held', { count: data.heldCredits })}
                </Link>
              </Tooltip>
            ) : null}
          </p>
          <Meter percent={percent} least={LEAST_PERCENT} label={t('meter')} />
          {mayBuy && (
            <Link
              to="/plans"
              hash="packs"
              onClick={onNavigate}
              className={look({ variant: 'neutral', size: 'sm', className: 'w-full' })}
            >
              {t('buy')}
            </Link>
          )}
        </div>
      ) : isError ? (
        <div role="alert" className="mt-1.5 flex items-center justify-between gap-2">
          <p className="text-xs text-ink-2">{t('unknown')}</p>
          <Button size="xs" busy={isFetching} onClick={() => void refetch()}>
            {shared('tryAgain')}
          </Button>
        </div>
      ) : (
        <div className="mt-2 grid gap-3">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-1.5" />
        </div>
      )}
    </section>
  )
}
