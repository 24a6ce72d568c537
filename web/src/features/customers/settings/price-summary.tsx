import type { CreditSettings } from '@bizamply/contract/credits'
import { creditsFor } from '@bizamply/contract/prices'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { textLink } from '../../../ui/text-link.ts'
import { PriceImpact } from './price-impact.tsx'
import type { PriceValues } from './use-prices.ts'

interface PriceSummaryProps {
  versions: readonly CreditSettings[]
  saved: CreditSettings
  values: PriceValues
}

/** Prices of each step and of a whole reply, saved and new. */
export function PriceSummary({ versions, saved, values }: PriceSummaryProps) {
  const t = useTranslations('creditSettings')
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const lines = linesOf(values)
  const before = linesOf(saved)
  return (
    <section aria-labelledby="credit-summary" className="h-fit rounded-lg border border-line text-sm">
      <h3 id="credit-summary" className="border-b border-line px-4 py-3 font-semibold">
        {t('summary')}
      </h3>
      <dl className="grid gap-2.5 px-4 py-3">
        {(['generate', 'send', 'whatsapp', 'both', 'all'] as const).map((key) => (
          <div key={key} className="flex items-center justify-between gap-2">
            <dt className={key === 'both' || key === 'all' ? 'font-medium text-ink' : 'text-ink-2'}>
              {t(`line.${key}`)}
            </dt>
            <dd className="flex items-center gap-2 text-ink tabular-nums">
              {lines[key] !== before[key] && <s className="text-ink-3">{format.number(before[key])}</s>}
              <span
                className={
                  lines[key] === before[key]
                    ? ''
                    : 'rounded-xs bg-pending-soft px-1.5 whitespace-nowrap text-pending-ink'
                }
              >
                {t('credits', { count: lines[key] })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <PriceImpact saved={saved} values={values} />
      <dl className="grid gap-1.5 border-t border-line px-4 py-3 text-xs text-ink-2">
        <Fact label={t('lastUpdated')} value={saved.lastUpdated ? format.full(saved.lastUpdated) : t('never')} />
        <Fact label={t('updatedBy')} value={saved.updatedBy ?? t('system')} />
        <div className="flex justify-between gap-2">
          <dt>{t('version')}</dt>
          <dd className="flex gap-2 text-ink tabular-nums">
            {saved.version}
            {versions.length > 1 && (
              <button type="button" className={textLink} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {t('history')}
              </button>
            )}
          </dd>
        </div>
      </dl>
      {isOpen && <History versions={versions} />}
    </section>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0">{label}</dt>
      <dd className="truncate text-ink">{value}</dd>
    </div>
  )
}

function History({ versions }: { versions: readonly CreditSettings[] }) {
  const t = useTranslations('creditSettings')
  const format = useFormat()
  return (
    <ol className="max-h-40 overflow-y-auto border-t border-line px-4 py-2 text-xs text-ink-2">
      {versions.map((one) => (
        <li key={one.version} className="py-1 tabular-nums">
          <span className="font-medium text-ink">{t('versionOf', { version: one.version })}</span>{' '}
          {t('prices', {
            free: one.freeCredits,
            generate: creditsFor(one, 'generate'),
            send: one.sendCredits,
            whatsapp: one.whatsappExtraCredits,
          })}
          <span className="block text-ink-3">
            {one.updatedBy ?? t('system')}
            {one.lastUpdated && `, ${format.full(one.lastUpdated)}`}
          </span>
        </li>
      ))}
    </ol>
  )
}

function linesOf(values: PriceValues) {
  const { generateCredits: generate } = values
  return {
    generate,
    send: creditsFor(values, 'send'),
    whatsapp: creditsFor(values, 'send', 'whatsapp'),
    both: generate + creditsFor(values, 'send'),
    all: generate + creditsFor(values, 'send', 'both'),
  }
}
