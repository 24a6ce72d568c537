import { packIds, packs, paidPlanIds, planAfter, type PackId } from '@bizamply/contract/plans'
import type { Prices } from '@bizamply/contract/prices'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAnchor } from '../../lib/use-anchor.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { repliesOf, useMoney } from './money-words.ts'
import type { Billing } from './queries.ts'
import { useWhyNot } from './refusal-words.ts'
import type { useBuy } from './use-buy.ts'
import { Radio } from '../../ui/radio.tsx'

export interface PacksProps {
  billing: Billing
  prices: Prices | undefined
  buying: ReturnType<typeof useBuy>
}

export function Packs({ billing, prices, buying }: PacksProps) {
  const t = useTranslations('billing')
  const money = useMoney()
  const why = useWhyNot()
  const [chosen, choose] = useState<PackId>('credits-5000')
  const pack = packs[chosen]
  const title = t(billing.mayBuy ? 'packs' : 'packsReadOnly')
  useAnchor(true)
  // Only one filled button per view: the next higher plan has it if it can be bought.
  const isTheOne =
    billing.shop !== null && !isNeedless(billing) && !paidPlanIds.some((id) => id === planAfter(billing.plan))
  const failed = packIds.some((id) => id === buying.failure?.of) ? buying.failure?.error : undefined
  return (
    <section aria-labelledby="packs" className="mt-5 grid gap-3 border-t border-line px-4 pt-5 pb-16 sm:px-6">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="packs" tabIndex={-1} className="scroll-mt-5 text-sm font-semibold outline-none">
          {title}
        </h2>
        <p className="text-xs text-ink-3">{t('packsLead')}</p>
      </div>
      <div className="flex items-stretch gap-4 max-xl:flex-col">
        {billing.mayBuy ? (
          <fieldset className={table}>
            <legend className="sr-only">{title}</legend>
            {packIds.map((id) => (
              <PackChoice key={id} id={id} prices={prices} chosen={id === chosen} onChoose={() => choose(id)} />
            ))}
          </fieldset>
        ) : (
          <ul aria-label={title} className={table}>
            {packIds.map((id) => (
              <li key={id} className={`grid-cols-[1fr_auto] sm:max-xl:grid-cols-1 ${cell}`}>
                <PackFacts id={id} prices={prices} />
              </li>
            ))}
          </ul>
        )}
        {billing.mayBuy && (
          <Button
            variant={isTheOne ? 'primary' : 'neutral'}
            className="sm:max-xl:self-start xl:self-center"
            price={money.price(pack.cents)}
            aria-disabled={billing.shop === null || (buying.opening !== null && buying.opening !== chosen) || undefined}
            busy={buying.opening === chosen}
            busyLabel={t('opening')}
            onClick={() => void buying.buy({ pack: chosen })}
          >
            {t('buy', { credits: pack.credits })}
          </Button>
        )}
      </div>
      {failed && <ErrorPanel error={failed} say={() => `${t('purchaseFailed')} ${why(failed)}`} />}
      {billing.mayBuy && (
        <p className="flex items-start gap-2 text-xs text-ink-2">
          <Info aria-hidden="true" size={14} className="mt-px shrink-0 text-ink-3" />
          <Outlook billing={billing} credits={pack.credits} />
        </p>
      )}
    </section>
  )
}

interface ChoiceProps {
  id: PackId
  prices: Prices | undefined
  chosen: boolean
  onChoose: () => void
}

const table =
  'grid flex-1 overflow-hidden rounded-lg border border-line max-sm:divide-y max-sm:divide-line sm:grid-cols-3 sm:divide-x sm:divide-line'
const cell = 'grid content-center gap-x-3 gap-y-0.5 px-4 py-3 text-xs whitespace-nowrap text-ink-3 tabular-nums'

function PackChoice({ id, prices, chosen, onChoose }: ChoiceProps) {
  return (
    <label
      htmlFor={`pack-${id}`}
      className={`cursor-pointer grid-cols-[auto_1fr_auto] sm:max-xl:grid-cols-[auto_1fr] ${cell} has-focus-visible:ring-2 has-focus-visible:ring-accent has-focus-visible:ring-inset ${
        chosen ? 'bg-accent-soft shadow-[inset_0_0_0_1px_var(--accent)]' : 'hover:bg-surface-2'
      }`}
    >
      <Radio
        id={`pack-${id}`}
        name="pack"
        value={id}
        checked={chosen}
        onChange={onChoose}
        className="row-span-2 mt-0.5 self-start outline-none sm:max-xl:row-span-4"
      />
      <PackFacts id={id} prices={prices} />
    </label>
  )
}

function PackFacts({ id, prices }: Pick<ChoiceProps, 'id' | 'prices'>) {
  const t = useTranslations('billing')
  const money = useMoney()
  const { credits, cents } = packs[id]
  return (
    <>
      <span className="text-base font-medium text-ink">{t('packName', { credits })}</span>
      <span className="text-right text-base font-semibold text-ink sm:max-xl:text-left">{money.price(cents)}</span>
      <span>{prices && t('packReplies', { replies: repliesOf(credits, prices) })}</span>
      <span className="text-right sm:max-xl:text-left">
        {t('perCredit', { cents: money.perCredit(cents, credits) })}
      </span>
    </>
  )
}

/** The plan renews before the credits run out. */
const isNeedless = ({ forecast: { used, renewal, runsOutAt } }: Billing): boolean =>
  used > 0 && renewal !== null && runsOutAt !== null && renewal.at < runsOutAt

/** The balance with the pack, how long it lasts, and a note if no pack is needed. */
function Outlook({ billing, credits }: { billing: Billing; credits: number }) {
  const t = useTranslations('billing')
  const { available, used, days, lastsDays } = billing.forecast
  const sum = available + credits
  if (lastsDays === null || used === 0) return <span>{t('withPack', { credits: sum })}</span>
  return (
    <span>
      {t('withPackDays', { credits: sum, days: Math.floor(sum / (used / days)) })}
      {isNeedless(billing) && ` ${t('noPackNeeded')}`}
    </span>
  )
}
