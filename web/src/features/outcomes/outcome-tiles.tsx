import type { OutcomeNumber, Outcomes } from '@bizamply/contract/outcomes'
import { useTranslations } from 'use-intl'
import { useFigureFormat } from '../../lib/figure-format.ts'
import { NumberLink } from './number-link.tsx'
import { useRevenueSums } from './use-revenue-words.ts'

interface TileWords {
  number: OutcomeNumber
  /** Null if unknown. */
  count: number | null
  base: string
}

/** What happened after replies; each number opens its reviews. */
export function OutcomeTiles({ outcomes }: { outcomes: Outcomes }) {
  const t = useTranslations('outcomes')
  const figure = useFigureFormat()
  const { replied, codes } = outcomes
  const { share } = replied
  const percent = figure.relative
  const sums = useRevenueSums()(outcomes)
  const raised = share ? t('base.raised', { share: percent(share.value) }) : t('base.noShare')
  const usedBase = codes.used === null ? t('base.noOrders') : sums ? t('base.orders', { sums }) : t('base.used')
  // The sentence below the tiles already says that no rating changed.
  const isUnchanged = replied.raised + replied.lowered + replied.edited === 0
  const all: TileWords[] = [
    { number: 'replied', count: replied.count, base: t('base.replied') },
    { number: 'raised', count: replied.raised, base: raised },
    { number: 'lowered', count: replied.lowered, base: t('base.lowered') },
    { number: 'edited', count: replied.edited, base: t('base.edited') },
    { number: 'given', count: codes.given, base: t('base.given') },
    { number: 'used', count: codes.used, base: usedBase },
  ]
  const tiles = isUnchanged ? all.filter(({ number }) => !changes.has(number)) : all
  return (
    <section
      aria-label={t('tiles')}
      className="@container mx-4 my-4 max-md:mt-2 overflow-hidden rounded-lg border border-line sm:mx-6"
    >
      <dl className="grid grid-cols-2 gap-px bg-line @[620px]:grid-cols-3">
        {tiles.map(({ number, count, base }) => (
          <div
            key={number}
            className="grid content-start bg-surface px-4 py-3 last:odd:col-span-2 @[620px]:last:odd:col-span-1"
          >
            <dt className="truncate text-xs text-ink-3">{t(`number.${number}`)}</dt>
            <dd className="grid">
              <span className="text-lg font-semibold text-ink tabular-nums">
                {count === null ? '–' : <NumberLink number={number} count={count} />}
              </span>
              <span className="text-xs text-pretty text-ink-3 tabular-nums">{base}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const changes: ReadonlySet<OutcomeNumber> = new Set(['raised', 'lowered', 'edited'])
