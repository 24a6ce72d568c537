import { leastForOutcomes } from '@bizamply/contract/outcome-rules'
import type { OutcomeNumber, Outcomes } from '@bizamply/contract/outcomes'
import { rangeOf } from '@bizamply/contract/ranges'
import { useTranslations } from 'use-intl'
import { SectionHead } from '../../ui/section-head.tsx'
import { Last90Days } from './last-90-days.tsx'
import { NumberLink } from './number-link.tsx'
import { OutcomeMethod } from './outcome-method.tsx'
import { useRevenueSums } from './use-revenue-words.ts'

/** Too few reviews to compare: why, when that changes, and what happened so far. */
export function OutcomeBrief({ outcomes }: { outcomes: Outcomes }) {
  const t = useTranslations('outcomes')
  const { replied, compared, codes, today, window } = outcomes
  const sums = useRevenueSums()(outcomes)
  const numbers: [OutcomeNumber, number][] = [
    ['replied', replied.count],
    ['compared', compared.count],
    ['raised', replied.raised],
    ['lowered', replied.lowered],
    ['edited', replied.edited],
    ['given', codes.given],
    ['used', codes.used ?? 0],
  ]
  const known = numbers.filter(([, count]) => count > 0)
  return (
    <section aria-labelledby="outcomes" className="min-w-0 pb-5">
      <SectionHead id="outcomes" title={t('title')} meta={<OutcomeMethod outcomes={outcomes} />} />
      <p className="px-4 text-sm text-pretty text-ink tabular-nums sm:px-6">
        <Why outcomes={outcomes} /> {window.from > rangeOf('last-90-days', today).from && <Last90Days today={today} />}
      </p>
      <p className="max-w-[90ch] px-4 pt-1 text-xs text-pretty text-ink-2 sm:px-6">
        {t('fillsAt', { least: leastForOutcomes })}
      </p>
      {known.length > 0 && (
        <section aria-label={t('tiles')} className="px-4 pt-2 sm:px-6">
          <dl className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2 tabular-nums">
            {known.map(([number, count]) => (
              <div key={number} className="flex items-baseline gap-1.5">
                <dt>{t(`number.${number}`)}</dt>
                <dd className="font-medium text-ink">
                  <NumberLink number={number} count={count} />
                </dd>
              </div>
            ))}
            {sums && (
              <div className="flex items-baseline gap-1.5">
                <dt>{t('orders')}</dt>
                <dd className="font-medium text-ink">{sums}</dd>
              </div>
            )}
          </dl>
        </section>
      )}
    </section>
  )
}

function Why({ outcomes: { replied, compared } }: { outcomes: Outcomes }) {
  const t = useTranslations('outcomes')
  const least = leastForOutcomes
  if (replied.count < least) return t('tooFewReplies', { count: replied.count, least })
  return t('tooFewCompared', { count: compared.count, least })
}
