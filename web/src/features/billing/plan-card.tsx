import { plans, type PlanId } from '@bizamply/contract/plans'
import type { Prices } from '@bizamply/contract/prices'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Badge } from '../../ui/badge.tsx'
import { repliesOf, useMoney } from './money-words.ts'
import { usePlanFeatures, type ShownPlan } from './plan-features.ts'

export interface PlanCardProps {
  id: ShownPlan
  current: PlanId
  prices: Prices | undefined
  button: ReactNode
  /** The line under the button. */
  note: ReactNode
}

/** Uses the parent grid’s rows, so that the lines of all three cards align. */
export function PlanCard({ id, current, prices, button, note }: PlanCardProps) {
  const t = useTranslations('billing')
  const isCurrent = id === current
  return (
    <article
      aria-labelledby={`plan-${id}`}
      className={`row-span-5 grid grid-rows-subgrid gap-y-0 px-4 py-5 @min-[900px]:px-5 ${isCurrent ? 'bg-accent-soft' : ''}`}
    >
      <header className="flex items-center gap-2">
        <h3 id={`plan-${id}`} className="text-base font-semibold">
          {plans[id].name}
        </h3>
        {isCurrent && (
          <Badge
            tone="accent"
            icon={<Check aria-hidden="true" size={12} />}
            className="ring-1 ring-accent-line ring-inset"
          >
            {t('current')}
          </Badge>
        )}
      </header>
      <Price id={id} isCurrent={isCurrent} />
      <Credits id={id} prices={prices} />
      <Features id={id} />
      <div className="grid content-end gap-2 [&>:first-child]:mt-5">
        {button}
        <div className="text-center text-xs text-pretty text-ink-3 empty:hidden @min-[680px]:@max-[899px]:min-h-8">
          {note}
        </div>
      </div>
    </article>
  )
}

function Price({ id, isCurrent }: { id: ShownPlan; isCurrent: boolean }) {
  const t = useTranslations('billing')
  const money = useMoney()
  const { cents } = plans[id]
  return (
    <div
      className={`grid content-start gap-1.5 border-b pt-1 pb-4 ${isCurrent ? 'border-accent-line' : 'border-line'}`}
    >
      <p className="flex items-baseline gap-1.5 tabular-nums">
        <span className="text-2xl font-semibold tracking-tight">
          {cents === null ? t('custom') : money.price(cents)}
        </span>
        {cents !== null && <span className="text-sm text-ink-3">{t('perMonth')}</span>}
      </p>
      <p className="text-sm text-pretty text-ink-2">{t(`sentences.${id}`)}</p>
    </div>
  )
}

function Credits({ id, prices }: { id: ShownPlan; prices: Prices | undefined }) {
  const t = useTranslations('billing')
  const money = useMoney()
  const { cents, credits } = plans[id]
  const byContract = cents === null || credits === null
  return (
    <div className="grid content-start gap-0.5 pt-4 pb-3">
      <p className="text-sm font-medium">{byContract ? t('creditsByContract') : t('creditsPerMonth', { credits })}</p>
      <p className="text-xs text-ink-3 tabular-nums">
        {byContract
          ? t('pricedForVolume')
          : prices &&
            t('aboutReplies', { replies: repliesOf(credits, prices), cents: money.perCredit(cents, credits) })}
      </p>
    </div>
  )
}

function Features({ id }: { id: ShownPlan }) {
  const t = useTranslations('billing')
  const features = usePlanFeatures()(id)
  return (
    <ul className="grid content-start gap-2">
      {features.map(({ words, has }) => (
        <li key={words} className={`flex items-start gap-2 text-sm ${has ? 'text-ink' : 'text-ink-3'}`}>
          {has ? (
            <Check aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-sent-ink" />
          ) : (
            <Minus aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          )}
          <span className="sr-only">{t(has ? 'included' : 'notIncluded')}</span>
          {words}
        </li>
      ))}
    </ul>
  )
}
