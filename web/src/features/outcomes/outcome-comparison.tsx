import type { OutcomeGroup, Outcomes } from '@bizamply/contract/outcomes'
import { useTranslations } from 'use-intl'
import { useFigureFormat } from '../../lib/figure-format.ts'
import { BarList } from '../../ui/charts/bar-list.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { OutcomeMethod } from './outcome-method.tsx'
import { NumberLink } from './number-link.tsx'

/** How many reviews were raised with and without a reply, and how meaningful the difference is. */
export function OutcomeComparison({ outcomes }: { outcomes: Outcomes }) {
  const t = useTranslations('outcomes')
  const { replied, compared } = outcomes
  return (
    <section aria-labelledby="outcomes" className="min-w-0 border-t border-line pb-4">
      <SectionHead id="outcomes" title={t('title')} meta={<OutcomeMethod outcomes={outcomes} />} />
      <p className="px-4 text-sm text-pretty text-ink tabular-nums sm:px-6">
        {replied.raised + compared.raised === 0
          ? t('noneRaised')
          : t('sentence', {
              raised: replied.raised,
              replied: replied.count,
              compared: compared.count,
              comparedRaised: compared.raised,
            })}
      </p>
      <div className="px-4 pt-3 sm:px-6">
        {replied.raised + compared.raised > 0 && (
          <h3 className="pb-1 text-xs font-medium text-ink-3">{t('comparison')}</h3>
        )}
        {replied.raised + compared.raised > 0 && <Bars replied={replied} compared={compared} />}
        <Numbers outcomes={outcomes} />
      </div>
      <Verdict outcomes={outcomes} />
    </section>
  )
}

function Bars({ replied, compared }: Pick<Outcomes, 'replied' | 'compared'>) {
  const t = useTranslations('outcomes')
  const figure = useFigureFormat()
  const bar = (key: 'with' | 'without', { share, raised, count }: OutcomeGroup) => ({
    key,
    name: t(key),
    value: share?.value ?? 0,
    rest: share
      ? t('of', { raised, count, low: figure.relative(share.low), high: figure.relative(share.high) })
      : t('ofNone'),
  })
  return (
    <BarList
      bars={[bar('with', replied), bar('without', compared)]}
      format={figure.relative}
      color="var(--chart-2)"
      nameWidth={112}
    />
  )
}

function Numbers({ outcomes: { replied, compared } }: { outcomes: Outcomes }) {
  const t = useTranslations('outcomes')
  const figure = useFigureFormat()
  const interval = ({ share }: OutcomeGroup): string =>
    share ? `${figure.relative(share.low)}–${figure.relative(share.high)}` : '–'
  const groups = [
    { name: t('with'), group: replied, all: 'replied', up: 'raised', down: 'lowered', on: 'watching' },
    {
      name: t('without'),
      group: compared,
      all: 'compared',
      up: 'compared-raised',
      down: 'compared-lowered',
      on: 'compared-watching',
    },
  ] as const
  return (
    <dl className="grid gap-1 pt-2 text-xs text-ink-2 tabular-nums">
      {groups.map(({ name, group, all, up, down, on }) => (
        <div key={name} className="flex flex-wrap items-baseline gap-x-3">
          <dt className="w-28 shrink-0 max-sm:w-full">{name}</dt>
          <Part name={t('part.all')} number={all} count={group.count} />
          <Part name={t('part.raised')} number={up} count={group.raised} />
          <Part name={t('part.lowered')} number={down} count={group.lowered} />
          <Part name={t('part.watching')} number={on} count={group.watching} />
          {replied.raised + compared.raised > 0 && (
            <dd className="text-ink-3">{t('part.interval', { interval: interval(group) })}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}

const Part = ({ name, ...link }: { name: string } & Parameters<typeof NumberLink>[0]) => (
  <dd className="whitespace-nowrap">
    <NumberLink {...link} className="text-ink" /> {name}
  </dd>
)

function Verdict({ outcomes: { replied, compared } }: { outcomes: Outcomes }) {
  const t = useTranslations('outcomes')
  const [ours, theirs] = [replied.share, compared.share]
  if (replied.raised + compared.raised === 0) return <p className={note}>{t('noneYet')}</p>
  const isApart = ours !== null && theirs !== null && (ours.low > theirs.high || ours.high < theirs.low)
  return <p className={note}>{t(isApart ? 'apart' : 'overlap')}</p>
}

const note = 'max-w-[90ch] px-4 pt-3 text-xs text-pretty text-ink-2 sm:px-6'
