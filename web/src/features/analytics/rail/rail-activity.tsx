import type { Analytics } from '@bizamply/contract/analytics'
import { rangeOf } from '@bizamply/contract/ranges'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { changeInk } from '../../../lib/figure-format.ts'
import { useFormat } from '../../../lib/format.ts'
import { listOf } from '../../../lib/list-of.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useChanges } from '../product-changes.ts'
import { RailSection } from './rail-section.tsx'

const figures = ['newReviews', 'responsesGenerated', 'responsesSent'] as const
type Figure = (typeof figures)[number]

/** Activity of the last seven days, regardless of the selected days. */
export function RailActivity({ data }: { data: Analytics | undefined }) {
  const t = useTranslations('analyticsProducts')
  return (
    <RailSection id="recent-activity" title={t('activity')} meta={t('activityMeta')} ruled>
      <ul>
        {figures.map((name) => (
          <li key={name}>{data ? <Row name={name} data={data} /> : <Waiting name={name} />}</li>
        ))}
      </ul>
    </RailSection>
  )
}

function Row({ name, data: { recent, today } }: { name: Figure; data: Analytics }) {
  const t = useTranslations('analyticsProducts')
  const format = useFormat()
  const change = useChanges().count(recent.now[name], recent.before[name], name === 'newReviews' ? 0 : 1)
  const cells = (
    <>
      <span className="flex-1 text-ink-2">{t(name)}</span>{' '}
      <span className="font-medium text-ink tabular-nums">{format.number(recent.now[name])}</span>{' '}
      <span className={`w-12 text-right text-xs tabular-nums ${change ? changeInk[change.tone] : ''}`}>
        {change?.words}
      </span>
    </>
  )
  // Generated and sent replies are counted by the time of that action, which the list can’t filter by.
  if (name !== 'newReviews') return <p className={row}>{cells}</p>
  return (
    <Link
      to="/responses"
      search={listOf(rangeOf('last-7-days', today))}
      className={`-mx-2 rounded-sm px-2 transition-colors duration-100 hover:bg-surface-2 ${row}`}
    >
      {cells}
    </Link>
  )
}

function Waiting({ name }: { name: Figure }) {
  const t = useTranslations('analyticsProducts')
  return (
    <p className={row}>
      <span className="flex-1 text-ink-2">{t(name)}</span>
      <Skeleton className="h-3 w-16" />
    </p>
  )
}

const row = 'flex min-h-8 items-center gap-3 text-sm coarse:min-h-10'
