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
  const hasInterval = replied.raised + compared.raised > 0
  const heads = (['all', 'raised', 'lowered', 'watching'] as const).map((part) => t(`part.${part}`))
  return (
    <table aria-label={t('title')} className="mt-2 w-full max-w-[720px] text-xs text-ink-2 tabular-nums">
      <thead>
        <tr className="align-bottom text-ink-3 *:pb-1 *:font-medium">
          <th scope="col">
            <span className="sr-only">{t('part.group')}</span>
          </th>
          {[...heads, ...(hasInterval ? [t('part.interval')] : [])].map((head) => (
            <th key={head} scope="col" className="pl-2 text-right">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ name, group, all, up, down, on }) => (
          <tr key={name} className="h-8 border-t border-line *:text-right">
            <th scope="row" className="text-left! font-normal text-ink">
              {name}
            </th>
            <Part number={all} count={group.count} />
            <Part number={up} count={group.raised} />
            <Part number={down} count={group.lowered} />
            <Part number={on} count={group.watching} />
            {hasInterval && <td className="pl-2">{interval(group)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Part = (link: Parameters<typeof NumberLink>[0]) => (
  <td className="pl-2">
    <NumberLink {...link} className="text-ink" />
  </td>
)

function Verdict({ outcomes: { replied, compared } }: { outcomes: Outcomes }) {
  const t = useTranslations('outcomes')
  const [ours, theirs] = [replied.share, compared.share]
  if (replied.raised + compared.raised === 0) return <p className={note}>{t('noneYet')}</p>
  const isApart = ours !== null && theirs !== null && (ours.low > theirs.high || ours.high < theirs.low)
  return <p className={note}>{t(isApart ? 'apart' : 'overlap')}</p>
}

const note = 'max-w-[90ch] px-4 pt-3 text-xs text-pretty text-ink-2 sm:px-6'
