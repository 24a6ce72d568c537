import type { Balance, TransactionTotals } from '@bizamply/contract/credits'
import { percentRemaining } from '@bizamply/contract/prices'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { Meter } from '../../../ui/meter.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const LEAST_PERCENT = 5

export interface TransactionStatBarProps {
  /** Undefined while loading. */
  balance: Balance | undefined
  /** Totals of all entries that match the filters. */
  totals: TransactionTotals | null | undefined
  /** The company has more brands than the current one, and the totals cover them all. */
  hasBrands: boolean
}

/** The balance, and credits used and added under the filters. */
export function TransactionStatBar({ balance, totals, hasBrands }: TransactionStatBarProps) {
  const t = useTranslations('transactions')
  const format = useFormat()
  const { used, added } = useMadeOf(totals, hasBrands)
  return (
    <section aria-label={t('figures')} className="mx-4 overflow-hidden rounded-lg border border-line sm:mx-6">
      <dl className="grid grid-cols-2 sm:grid-cols-[1.3fr_1fr_1fr]">
        <Available balance={balance} />
        <Figure name={t('used')} base={used}>
          {totals && <span className={value}>{format.number(totals.creditsUsed)}</span>}
        </Figure>
        <Figure name={t('added')} base={added}>
          {totals && (
            <span className={`${value} ${totals.creditsAdded > 0 ? 'text-sent-ink' : ''}`}>
              {totals.creditsAdded > 0 && '+'}
              {format.number(totals.creditsAdded)}
            </span>
          )}
        </Figure>
      </dl>
    </section>
  )
}

function Available({ balance }: Pick<TransactionStatBarProps, 'balance'>) {
  const t = useTranslations('transactions')
  const format = useFormat()
  const percent = balance ? percentRemaining(balance.totalCredits, balance.usedCredits) : 0
  const least = balance && balance.availableCredits > 0 ? LEAST_PERCENT : 0
  return (
    <div className={`${cell} max-sm:col-span-2`}>
      <dt className={label}>{t('available')}</dt>
      <dd className="grid gap-1.5">
        {balance ? (
          <span className="flex items-baseline gap-2 tabular-nums">
            <span className="text-xl font-semibold text-ink">{format.number(balance.availableCredits)}</span>
            <span className="text-xs text-ink-3">{t('ofTotal', { total: balance.totalCredits })}</span>
            <span className="ml-auto text-xs text-ink-3">{t('percent', { percent })}</span>
          </span>
        ) : (
          <Skeleton className="my-1.5 h-4 w-24" />
        )}
        <Meter percent={percent} least={least} label={t('meter')} />
      </dd>
    </div>
  )
}

function Figure({ name, base, children }: { name: string; base: string; children: ReactNode }) {
  return (
    <div className={`${cell} border-line max-sm:border-t max-sm:even:border-r sm:border-l`}>
      <dt className={label}>{name}</dt>
      <dd className="grid gap-0.5 tabular-nums">
        {children || <Skeleton className="my-1.5 h-4 w-16" />}
        <span className="min-h-4 text-xs text-pretty text-ink-3">{base}</span>
      </dd>
    </div>
  )
}

/** The entries behind the totals, by type, with their counts. */
function useMadeOf(totals: TransactionTotals | null | undefined, hasBrands: boolean) {
  const t = useTranslations('transactions')
  const format = useFormatter()
  if (!totals) return { used: '', added: '' }
  const list = (parts: [number, (count: number) => string][], none: string): string => {
    const there = parts.filter(([count]) => count > 0).map(([count, words]) => words(count))
    return there.length > 0 ? format.list(there, { type: 'unit', style: 'short' }) : none
  }
  const used = list(
    [
      [totals.generated, (count) => t('generatedCount', { count })],
      [totals.sent, (count) => t('sentCount', { count })],
      [totals.held, (count) => t('heldCount', { count })],
    ],
    t('nothingUsed'),
  )
  return {
    used: hasBrands ? t('inAllBrands', { counts: used }) : used,
    added: list(
      [
        [totals.refills, (count) => t('refillCount', { count })],
        [totals.bonuses, (count) => t('bonusCount', { count })],
        [totals.adjustments, (count) => t('adjustmentCount', { count })],
        [totals.refunds, (count) => t('refundCount', { count })],
      ],
      t('nothingAdded'),
    ),
  }
}

const cell = 'grid content-start gap-0.5 px-4 py-3'
const label = 'text-xs text-ink-3'
const value = 'text-xl font-semibold text-ink'
