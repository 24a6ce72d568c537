import type { DiscountFigures } from '@bizamply/contract/discounts'
import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../../lib/format.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useDiscountWords } from './words.ts'

export interface DiscountStatBarProps {
  /** Undefined while loading. */
  figures: DiscountFigures | undefined
  /** Why figures from orders aren't available. */
  ordersProblem: string | null
}

/** Four figures, each with a line about what it counts. */
export function DiscountStatBar({ figures, ordersProblem }: DiscountStatBarProps) {
  const t = useTranslations('discountManager')
  return (
    <section aria-label={t('figures')} className="mx-4 overflow-hidden rounded-lg border border-line sm:mx-6">
      <dl className="grid grid-cols-2 *:-mt-px *:-ml-px *:border-t *:border-l *:border-line md:grid-cols-4">
        {figures ? (
          <Figures figures={figures} ordersProblem={ordersProblem} />
        ) : (
          (['active', 'savings', 'usage', 'conversion'] as const).map((name) => (
            <div key={name} className={cell}>
              <dt className={label}>{t(`card.${name}`)}</dt>
              <dd>
                <Skeleton className="my-1.5 h-4 w-16" />
                <Skeleton className="mt-3 mb-0.5 h-2.5 w-28" />
              </dd>
            </div>
          ))
        )}
      </dl>
      {figures?.savings === null && ordersProblem && (
        <p className="border-t border-line px-4 py-2.5 text-xs text-pretty text-ink-2">{ordersProblem}</p>
      )}
    </section>
  )
}

function Figures({ figures, ordersProblem }: { figures: DiscountFigures; ordersProblem: string | null }) {
  const t = useTranslations('discountManager')
  const format = useFormat()
  const words = useDiscountWords()
  const now = useTicking()
  const { active, scheduled, nextStart, timesUsed, codes, savings, orders, handedOut, conversionRate } = figures
  const unknown = savings === null ? t(ordersProblem ? 'ordersNeeded' : 'ordersWaiting') : null
  const starts = nextStart ? t('starts', { count: scheduled, date: format.shortDate(nextStart, now) }) : null
  const inReplies = { orders: figures.handedOutOrders ?? 0, codes: handedOut }
  const isFew = conversionRate !== null && handedOut < FEW_CODES
  const cards: [string, ReactNode, string][] = [
    [t('card.active'), codes > 0 && format.number(active), starts ?? t('ofCodes', { count: codes })],
    [
      t('card.savings'),
      savings && savings.length > 0 && words.sums(savings),
      unknown ?? t('takenOff', { count: orders ?? 0 }),
    ],
    [t('card.usage'), codes > 0 && format.number(timesUsed), t('allTime', { count: codes })],
    [
      t('card.conversion'),
      conversionRate !== null && (isFew ? t('fewOrders', inReplies) : words.percent(conversionRate)),
      unknown ?? t(isFew ? 'fewCodes' : 'fromReplies', inReplies),
    ],
  ]
  return cards.map(([name, figure, base]) => (
    <Fragment key={name}>
      <div className={cell}>
        <dt className={label}>{name}</dt>
        <dd className="tabular-nums">
          <span className={`block truncate text-xl ${figure ? 'font-semibold text-ink' : 'text-ink-3'}`}>
            {figure || t('noData')}
          </span>
          <span className="block min-h-4 text-xs text-pretty text-ink-3">{base}</span>
        </dd>
      </div>
    </Fragment>
  ))
}

/** With fewer codes than this, a rate says little, so two counts are shown. */
const FEW_CODES = 20

const cell = 'grid min-w-0 content-start gap-0.5 px-4 py-3'
const label = 'text-xs text-ink-3'
